import { randomUUID } from 'node:crypto';
import { KEY_FIELD } from '@/lib/platform/core/idempotency-key-names';

/** Makes a form sent twice, even without script, take effect once. A cached page must not contain it. */
export const KeyField = () => <input type="hidden" name={KEY_FIELD} defaultValue={randomUUID()} />;
