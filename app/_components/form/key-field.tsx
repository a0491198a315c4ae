import { randomUUID } from 'node:crypto';
import { KEY_FIELD } from '@/lib/platform/core/idempotency-key-names';

/** Ensures that a form sent twice, even without JavaScript, takes effect once. Cached pages must not contain it. */
export const KeyField = () => <input type="hidden" name={KEY_FIELD} defaultValue={randomUUID()} />;
