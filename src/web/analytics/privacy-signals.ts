/** Browser signals that object to tracking. */
interface PrivacySignals {
  /** Global Privacy Control. */
  globalPrivacyControl?: boolean;
  doNotTrack?: string | null;
}

/** Reads both signals as specified. Firefox before version 32 wrote `yes`. */
export function objectsToTracking(navigator: object): boolean {
  const { globalPrivacyControl, doNotTrack } = navigator as PrivacySignals;
  return globalPrivacyControl === true || doNotTrack === '1' || doNotTrack === 'yes';
}
