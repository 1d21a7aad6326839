/**
 * Whether the visitor denied this page access to their own computer. Chrome asks for that permission. Other browsers do
 * not know it, so nothing was denied.
 */
export async function isLocalNetworkDenied(): Promise<boolean> {
  for (const name of ['loopback-network', 'local-network-access']) {
    try {
      const { state } = await navigator.permissions.query({ name: name as PermissionName });
      if (state === 'denied') return true;
    } catch {
      // `query` throws for an unknown permission name.
    }
  }
  return false;
}
