import { touchMark } from '@/lib/platform/db/markers';
import { withTransaction } from '@/lib/platform/db/transaction';
import { AuditEntryModel, type AuditEntryRecord } from '@/models/audit-entry';
import { CHAIN_START, sealOf, type ChainEnd } from './seal';

/** Entries sealed in one transaction. */
const BATCH = 500;

const UNSEALED = { 'seal.seq': null };

/**
 * Seals the audit entries that were added since the last run into the chain. It runs after the change that an entry belongs to, so that
 * two changes do not wait for each other. Any number of nodes may run it. Gives how many it sealed.
 */
export async function sealAuditEntries(signal?: AbortSignal): Promise<number> {
  let sealed = 0;
  while (!signal?.aborted && (await AuditEntryModel.exists(UNSEALED))) {
    const count = await withTransaction(sealPart);
    sealed += count;
    if (count < BATCH) break;
  }
  return sealed;
}

/** The last entry of the chain. */
async function chainEnd(): Promise<ChainEnd> {
  const last = await AuditEntryModel.findOne({ 'seal.seq': { $gt: 0 } })
    .sort({ 'seal.seq': -1 })
    .select('+seal')
    .lean<AuditEntryRecord>();
  return last?.seal ?? CHAIN_START;
}

async function sealPart(): Promise<number> {
  // Two nodes that seal at once conflict here; the second starts again behind the first.
  await touchMark('sealing');
  const entries = await AuditEntryModel.find(UNSEALED)
    .sort({ _id: 1 })
    .limit(BATCH)
    .lean<AuditEntryRecord[]>();
  if (entries.length === 0) return 0;
  let end = await chainEnd();
  const writes = entries.map((entry) => {
    const seal = sealOf(entry, end);
    end = seal;
    return { updateOne: { filter: { _id: entry._id }, update: { $set: { seal } } } };
  });
  await AuditEntryModel.bulkWrite(writes);
  return entries.length;
}
