import type { Model, QueryFilter } from 'mongoose';
import { auditPrefixes, AuditEntryModel, type AuditEntryRecord } from '@/models/audit-entry';
import { PREFIXES_VERSION } from '@/models/prefixes';
import { internshipPrefixes, InternshipModel, type InternshipRecord } from '@/models/internship';
import { userPrefixes, UserModel, type UserRecord } from '@/models/user';

const BATCH = 200;

/** Written without them. */
const MISSING = { beginnings: null };

/** Users written without them, or by an older way of making them. */
const OUTDATED = {
  beginningsVersion: { $in: [null, ...Array.from({ length: PREFIXES_VERSION }, (_, at) => at)] },
};

type Found = { _id: unknown; updatedAt?: Date; beginnings?: string[] };

/** What was changed meanwhile is left as it is: whoever changed it wrote its own. */
async function refresh<T extends Found>(
  model: Model<T>,
  outdated: object,
  valuesOf: (record: T) => Partial<T>,
): Promise<void> {
  let last: unknown;
  do {
    const records = await model
      .find({ ...outdated, ...(last !== undefined && { _id: { $gt: last } }) } as QueryFilter<T>)
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

/** Gives audit entries that lack them what the log is searched by. */
const refreshAuditPrefixes = (): Promise<void> =>
  refresh<AuditEntryRecord>(AuditEntryModel, MISSING, (entry) => ({ beginnings: auditPrefixes(entry) }));

/** How many users, listings and audit entries lack them, or have those of an older way. */
export async function countOutdatedPrefixes(): Promise<number> {
  const counts = [
    await UserModel.countDocuments(OUTDATED as QueryFilter<UserRecord>),
    await InternshipModel.countDocuments(MISSING as unknown as QueryFilter<InternshipRecord>),
    await AuditEntryModel.countDocuments(MISSING as unknown as QueryFilter<AuditEntryRecord>),
  ];
  return counts.reduce((sum, count) => sum + count, 0);
}

/** Gives users, listings and audit entries that were written without them what the lists of the office are searched by. */
export async function refreshPrefixes(): Promise<void> {
  await refresh<UserRecord>(UserModel, OUTDATED, (user) => ({
    beginnings: userPrefixes(user),
    beginningsVersion: PREFIXES_VERSION,
  }));
  await refresh<InternshipRecord>(InternshipModel, MISSING, (listing) => ({
    beginnings: internshipPrefixes(listing),
  }));
  await refreshAuditPrefixes();
}
