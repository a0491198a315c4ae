import { randomUUID } from 'node:crypto';
import { KEY_FIELD } from '@/lib/platform/core/idempotency-key-names';

/**
 * The idempotency key of a form: sent twice, also without script, the form takes effect once. Each rendering has a new key, so a
 * cached page must not contain it.
 */
export const KeyField = () => <input type="hidden" name={KEY_FIELD} defaultValue={randomUUID()} />;
