/** What a browser says about the wishes of its user. */
interface Wishes {
  /** Do Not Track. */
  doNotTrack?: string | null;
  /** Global Privacy Control. */
  globalPrivacyControl?: boolean;
  connection?: { saveData?: boolean };
}

/** Whether a browser asks not to be tracked or to save data, so that nothing is fetched or sent for counting. Takes its `navigator`. */
export const declinesCounting = ({ doNotTrack, globalPrivacyControl, connection }: Wishes): boolean =>
  doNotTrack === '1' || globalPrivacyControl === true || connection?.saveData === true;

/** The same rule for scripts that are written into a page, without what older browsers cannot read. Takes `navigator`, too. */
export const DECLINES_COUNTING =
  'n=>n.doNotTrack=="1"||!!n.globalPrivacyControl||!!(n.connection||0).saveData';
