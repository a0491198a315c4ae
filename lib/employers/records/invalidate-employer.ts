import type { Types } from 'mongoose';
import { cacheTag, changed } from '@/lib/platform/cache/tags';
import { nextMidnight } from '@/lib/platform/format/days-left';
import { afterCommit } from '@/lib/platform/db/transaction';

/** Invalidates the cached pages that show this employer; in a transaction, after it commits. */
export const invalidateEmployer = (_id: Types.ObjectId): void =>
  afterCommit(() => changed([`employer:${_id.toHexString()}`]));

/** Tags the page as showing these employers. */
export const cacheTagEmployers = (ids: readonly Types.ObjectId[], now: Date): Promise<void> =>
  cacheTag(
    ids.map((id) => `employer:${id.toHexString()}` as const),
    () => Promise.resolve(nextMidnight(now)),
  );
