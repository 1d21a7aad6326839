/**
 * Whether the visitor told the browser that this page must not reach their own computer. Chrome asks before that;
 * other browsers do not know the permission, and then nothing was denied.
 */
export async function isLocalNetworkDenied(): Promise<boolean> {
  for (const name of ['loopback-network', 'local-network-access']) {
    try {
      const { state } = await navigator.permissions.query({ name: name as PermissionName });
      if (state === 'denied') return true;
    } catch {
      // An unknown name throws.
    }
  }
  return false;
}
