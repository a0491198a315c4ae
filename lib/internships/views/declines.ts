interface Wishes {
  doNotTrack?: string | null;
  globalPrivacyControl?: boolean;
  connection?: { saveData?: boolean };
}

/** True if the browser asks not to be tracked or to save data. If so, nothing is fetched or sent for analytics. Takes `navigator`. */
export const declinesCounting = ({ doNotTrack, globalPrivacyControl, connection }: Wishes): boolean =>
  doNotTrack === '1' || globalPrivacyControl === true || connection?.saveData === true;

/** The same rule for inline scripts, in syntax that older browsers can read. */
export const DECLINES_COUNTING =
  'n=>n.doNotTrack=="1"||!!n.globalPrivacyControl||!!(n.connection||0).saveData';
