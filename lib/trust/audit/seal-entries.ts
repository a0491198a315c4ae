import type { Types } from 'mongoose';
import { touchMark } from '@/lib/platform/db/markers';
import { withTransaction } from '@/lib/platform/db/transaction';
import { forEachItem } from '@/lib/platform/jobs/for-each-item';
import { AuditEntryModel, type AuditEntryRecord } from '@/models/audit-entry';
import { CHAIN_START, sealOf, type ChainEnd } from './seal';

const BATCH = 500;

const unsealed = (except: Types.ObjectId[]) => ({ 'seal.seq': null, _id: { $nin: except } });

/** An entry that could not be sealed, because other software wrote it. Without `error`, it has since been sealed. */
interface Spoilt {
  _id: Types.ObjectId;
  error?: unknown;
}

/**
 * Seals new audit entries into the chain. This happens after their transactions, so that two changes need not wait for each other. Skips
 * entries that cannot be sealed. Any number of nodes may run it: if two do so at once, one goes on and the other stops. Returns how many
 * entries it sealed.
 */
export async function sealAuditEntries(signal?: AbortSignal): Promise<number> {
  let sealed = 0;
  await forEachItem({
    job: 'sealing the audit log',
    items: async function* ({ parked, failing }) {
      const except = [...parked];
      while (!signal?.aborted && (await AuditEntryModel.exists(unsealed(except)))) {
        const part = await sealPart(except);
        if (part === null) return;
        const { count, spoilt } = part;
        sealed += count;
        except.push(...spoilt.map(({ _id }) => _id));
        yield* spoilt;
      }
      if (signal?.aborted) return;
      for (const _id of failing) if (!except.some((one) => one.equals(_id))) yield { _id };
    },
    act: ({ error }: Spoilt) => (error ? Promise.reject(error as Error) : Promise.resolve(true)),
    signal,
  });
  return sealed;
}

async function chainEnd(): Promise<ChainEnd> {
  const last = await AuditEntryModel.findOne({ 'seal.seq': { $gt: 0 } })
    .sort({ 'seal.seq': -1 })
    .select('+seal')
    .lean<AuditEntryRecord>();
  return last?.seal ?? CHAIN_START;
}

interface Part {
  count: number;
  spoilt: Spoilt[];
}

/** Seals the oldest entries, or returns null on a conflict: then another node is sealing. */
function sealPart(except: Types.ObjectId[]): Promise<Part | null> {
  let attempts = 0;
  return withTransaction(async () => {
    attempts += 1;
    return attempts === 1 ? sealOldest(except) : null;
  });
}

async function sealOldest(except: Types.ObjectId[]): Promise<Part> {
  // Two nodes that seal at the same time conflict here.
  await touchMark('sealing');
  const entries = await AuditEntryModel.find(unsealed(except))
    .sort({ _id: 1 })
    .limit(BATCH)
    .lean<AuditEntryRecord[]>();
  if (entries.length === 0) return { count: 0, spoilt: [] };
  let end = await chainEnd();
  const spoilt: Spoilt[] = [];
  const writes = entries.flatMap((entry) => {
    try {
      const seal = sealOf(entry, end);
      end = seal;
      return [{ updateOne: { filter: { _id: entry._id }, update: { $set: { seal } } } }];
    } catch (error) {
      spoilt.push({ _id: entry._id, error });
      return [];
    }
  });
  if (writes.length > 0) await AuditEntryModel.bulkWrite(writes);
  return { count: writes.length, spoilt };
}
