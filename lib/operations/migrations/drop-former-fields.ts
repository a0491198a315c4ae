import type { Model } from 'mongoose';
import { connect } from '@/lib/platform/db/connection';
import { rewritePrefixes } from './refresh-prefixes';
import { AuditEntryModel } from '@/models/audit-entry';
import { InternshipModel } from '@/models/internship';
import { UserModel } from '@/models/user';

/** Documents with `beginnings`, the name of `prefixes` in version 1.0.0. */
const WITH_PREFIXES = { beginnings: { $exists: true } };

const HOLDERS = [
  [UserModel, WITH_PREFIXES],
  [InternshipModel, WITH_PREFIXES],
  [AuditEntryModel, WITH_PREFIXES],
] as unknown as [Model<unknown>, object][];

export async function countFormerFields(): Promise<number> {
  await connect();
  let count = 0;
  for (const [{ collection }, filter] of HOLDERS) count += await collection.countDocuments(filter);
  return count;
}

/** First rewrites the prefixes of documents with former fields, because version 1.0.0 changes names without updating `prefixes`. */
export async function dropFormerFields(): Promise<void> {
  await connect();
  await rewritePrefixes(WITH_PREFIXES);
  const former = { $unset: { beginnings: 1, beginningsVersion: 1 } };
  for (const [{ collection }, filter] of HOLDERS) await collection.updateMany(filter, former as never);
}
