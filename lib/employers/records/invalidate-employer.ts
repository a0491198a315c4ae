import type { Types } from 'mongoose';
import { cacheTag, changed } from '@/lib/platform/cache/tags';
import { nextMidnight } from '@/lib/platform/format/days-left';
import { afterCommit } from '@/lib/platform/db/transaction';

/** Invalidates the cached pages that show this employer; in a transaction, after the commit. */
export const invalidateEmployer = (_id: Types.ObjectId): void =>
  afterCommit(() => changed([`employer:${_id.toHexString()}`]));

/** Adds the cache tags of these employers to the page. */
export const cacheTagEmployers = (ids: readonly Types.ObjectId[], now: Date): Promise<void> =>
  cacheTag(
    ids.map((id) => `employer:${id.toHexString()}` as const),
    () => Promise.resolve(nextMidnight(now)),
  );
