import { randomUUID } from 'node:crypto';
import { KEY_FIELD } from '@/lib/platform/idempotency/key-names';

/**
 * The key of a form that creates something: sent twice, also without script, it is done once. Made anew with each view of the page: on a
 * page from the cache everybody would have the same.
 */
export const KeyField = () => (
  <input type="hidden" name={KEY_FIELD} defaultValue={randomUUID()} autoComplete="off" />
);
