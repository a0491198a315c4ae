import type { Types } from 'mongoose';
import { cacheTag, changed, type Tag } from '@/lib/platform/cache/tags';
import { nextMidnight } from '@/lib/platform/format/days-left';
import { afterCommit } from '@/lib/platform/db/transaction';

/** The cache tags of a changed employer: of pages that show it, and of lists of employers, which may gain or lose it. */
export const employerTags = (_id: Types.ObjectId): Tag[] => [`employer:${_id.toHexString()}`, 'employers'];

/** Invalidates the cached pages that this change affects; in a transaction, after the commit. */
export const invalidateEmployer = (_id: Types.ObjectId): void =>
  afterCommit(() => changed(employerTags(_id)));

/** Adds the cache tags of these employers to the page. */
export const cacheTagEmployers = (ids: readonly Types.ObjectId[], now: Date): Promise<void> =>
  cacheTag(
    ids.map((id) => `employer:${id.toHexString()}` as const),
    () => Promise.resolve(nextMidnight(now)),
  );

/** Tags the page as a list of employers. It expires at midnight in Nairobi, or earlier if any employer changes. */
export const cacheTagEmployerList = (now: Date): Promise<void> =>
  cacheTag(['employers'], () => Promise.resolve(nextMidnight(now)));
