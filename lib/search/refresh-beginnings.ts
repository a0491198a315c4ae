import type { Model } from 'mongoose';
import { auditBeginnings, AuditEntryModel, type AuditEntryRecord } from '@/models/audit-entry';
import { internshipBeginnings, InternshipModel, type InternshipRecord } from '@/models/internship';
import { userBeginnings, UserModel, type UserRecord } from '@/models/user';

const BATCH = 200;

async function refresh<T extends { beginnings?: string[] }>(
  model: Model<T>,
  beginningsOf: (record: T) => string[],
): Promise<void> {
  for (;;) {
    const records = await model.find({ beginnings: null }).limit(BATCH).lean<T[]>();
    for (const record of records) {
      const beginnings = beginningsOf(record);
      await model.collection.updateOne({ _id: (record as { _id?: never })._id }, { $set: { beginnings } });
    }
    if (records.length < BATCH) return;
  }
}

/** Gives audit entries that lack them what the log is searched by. */
export const refreshAuditBeginnings = (): Promise<void> =>
  refresh<AuditEntryRecord>(AuditEntryModel, auditBeginnings);

/** Gives users, listings and audit entries that were written without them what the lists of the office are searched by. */
export async function refreshBeginnings(): Promise<void> {
  await refresh<UserRecord>(UserModel, userBeginnings);
  await refresh<InternshipRecord>(InternshipModel, internshipBeginnings);
  await refreshAuditBeginnings();
}
