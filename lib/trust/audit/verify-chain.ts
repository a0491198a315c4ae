import { NO_DATE } from '@/lib/platform/format/dates';
import { answeredMoment } from '@/lib/platform/format/stored-moment';
import { AuditEntryModel, type AuditEntryRecord } from '@/models/audit-entry';
import { CHAIN_START, verifySeal, type ChainEnd } from './seal';

/** Maximum problems listed. The rest are only counted. */
const MAX_NAMED = 20;

const BATCH = 1_000;

export interface ChainReport {
  entries: number;
  erased: number;
  /** Entries from the last few seconds that are not sealed yet. */
  unsealed: number;
  problems: number;
  named: string[];
  end: ChainEnd;
  /** True if the chain contains an entry with the expected hash, or if no hash was given. */
  hasExpected: boolean;
}

/** Verifies the whole chain of the audit log. `expected` is the hash of an entry, noted down earlier. */
export async function verifyChain(expected?: string): Promise<ChainReport> {
  const report: ChainReport = {
    entries: 0,
    erased: 0,
    unsealed: await AuditEntryModel.countDocuments({ 'seal.seq': null }),
    problems: 0,
    named: [],
    end: CHAIN_START,
    hasExpected: expected === undefined,
  };
  for (;;) {
    const entries = await AuditEntryModel.find({ 'seal.seq': { $gt: report.end.seq } })
      .sort({ 'seal.seq': 1 })
      .limit(BATCH)
      .select('+seal')
      .lean<AuditEntryRecord[]>();
    for (const entry of entries) verifyNext(report, entry, expected);
    if (entries.length < BATCH) return report;
  }
}

function verifyNext(report: ChainReport, entry: AuditEntryRecord, expected: string | undefined): void {
  const { seal } = entry;
  if (!seal) return;
  const { problem, isErased } = verifySeal(entry, seal, report.end);
  report.entries += 1;
  if (isErased) report.erased += 1;
  if (seal.hash === expected) report.hasExpected = true;
  if (problem !== null) {
    report.problems += 1;
    if (report.named.length < MAX_NAMED)
      report.named.push(
        `${entry._id.toHexString()} (${entry.action}, ${answeredMoment(entry.at) ?? NO_DATE}) ${problem}`,
      );
  }
  report.end = { seq: seal.seq, hash: seal.hash };
}
