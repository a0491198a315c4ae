import type { Model, QueryFilter } from 'mongoose';
import { auditPrefixes, AuditEntryModel, type AuditEntryRecord } from '@/models/audit-entry';
import { PREFIXES_VERSION } from '@/models/prefixes';
import { internshipPrefixes, InternshipModel, type InternshipRecord } from '@/models/internship';
import { userPrefixes, UserModel, type UserRecord } from '@/models/user';

const BATCH = 200;
const MISSING = { prefixes: null };

/** Records without prefixes, or with those of an older version. */
const OUTDATED = {
  prefixesVersion: { $in: [null, ...Array.from({ length: PREFIXES_VERSION }, (_, at) => at)] },
};

type Found = { _id: unknown; updatedAt?: Date; prefixes?: string[] };

/** Skips records that have changed since they were read, because the change wrote their prefixes. */
async function refresh<T extends Found>(
  model: Model<T>,
  outdated: object,
  valuesOf: (record: T) => Partial<T>,
): Promise<void> {
  let last: unknown;
  do {
    const records = await model
      .find({ ...outdated, ...(last !== undefined && { _id: { $gt: last } }) } as QueryFilter<T>)
      .setOptions({ strictQuery: false })
      .sort({ _id: 1 })
      .limit(BATCH)
      .lean<T[]>();
    for (const record of records) {
      const unchanged = { _id: record._id, ...(record.updatedAt && { updatedAt: record.updatedAt }) };
      await model.collection.updateOne(unchanged as never, { $set: valuesOf(record) });
    }
    last = records.at(-1)?._id;
  } while (last !== undefined);
}

/** Counts users, listings and audit entries whose prefixes are missing or outdated. */
export async function countOutdatedPrefixes(): Promise<number> {
  const counts = [
    await UserModel.countDocuments(OUTDATED as QueryFilter<UserRecord>),
    await InternshipModel.countDocuments(MISSING as unknown as QueryFilter<InternshipRecord>),
    await AuditEntryModel.countDocuments(MISSING as unknown as QueryFilter<AuditEntryRecord>),
  ];
  return counts.reduce((sum, count) => sum + count, 0);
}

async function refreshWhere(users: object, others: object): Promise<void> {
  await refresh<UserRecord>(UserModel, users, (user) => ({
    prefixes: userPrefixes(user),
    prefixesVersion: PREFIXES_VERSION,
  }));
  await refresh<InternshipRecord>(InternshipModel, others, (listing) => ({
    prefixes: internshipPrefixes(listing),
  }));
  await refresh<AuditEntryRecord>(AuditEntryModel, others, (entry) => ({ prefixes: auditPrefixes(entry) }));
}

/** Writes missing and outdated prefixes, which let staff search users, listings and audit entries. */
export const refreshPrefixes = (): Promise<void> => refreshWhere(OUTDATED, MISSING);

/** Rewrites the prefixes of all matching users, listings and audit entries, outdated or not. */
export const rewritePrefixes = (filter: object): Promise<void> => refreshWhere(filter, filter);
