/** In local storage: when the previous and the current visit were last active, as two ISO 8601 times separated by a space. */
const KEY = 'visits';

/** A page view after a pause of this length or longer starts a new visit. */
export const SAME_VISIT_MS = 30 * 60_000;

type Store = Pick<Storage, 'getItem' | 'setItem'>;

/** Records a page view. Returns when the previous visit ended, in ms since 1970; NaN on the first visit or without storage. */
export function noteVisit(storeOf: () => Store, now: Date): number {
  try {
    const store = storeOf();
    const [before = '', last = ''] = (store.getItem(KEY) ?? '').split(' ');
    const isSame = now.getTime() - Date.parse(last) < SAME_VISIT_MS;
    const ended = isSame || last === '' ? before : last;
    store.setItem(KEY, `${ended} ${now.toISOString()}`);
    return Date.parse(ended);
  } catch {
    return NaN;
  }
}
