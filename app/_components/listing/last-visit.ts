/** Where the browser keeps it: ISO 8601, of the last visit and of this one, separated by a space. */
const KEY = 'visits';

/** Milliseconds without a page after which the next one is another visit. */
export const SAME_VISIT_MS = 30 * 60_000;

type Store = Pick<Storage, 'getItem' | 'setItem'>;

/**
 * Notes that a page is read at `now`. Takes what gives the browser's store, which it may refuse. Gives when the visit before this one ended,
 * in milliseconds since 1970; NaN on the first visit or where the browser keeps nothing.
 */
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
