/** Signals by which a browser says that its owner does not want to be measured. */
interface PrivacySignals {
  /** Global Privacy Control. */
  globalPrivacyControl?: boolean;
  doNotTrack?: string | null;
}

/** @param navigator of the page; both signals are read as their specifications write them, with the older `yes` */
export function objectsToTracking(navigator: object): boolean {
  const { globalPrivacyControl, doNotTrack } = navigator as PrivacySignals;
  return globalPrivacyControl === true || doNotTrack === '1' || doNotTrack === 'yes';
}
