import { NO_DATE } from '@/lib/platform/format/dates';
import { answeredMoment } from '@/lib/platform/format/stored-moment';
import { AuditEntryModel, type AuditEntryRecord } from '@/models/audit-entry';
import { CHAIN_START, verifySeal, type ChainEnd } from './seal';

/** Problems that are named; the rest is counted. */
const MAX_NAMED = 20;

/** Entries read at once. */
const BATCH = 1_000;

export interface ChainReport {
  entries: number;
  /** Entries from which personal data was removed with an account. */
  erased: number;
  /** Entries that are not sealed yet: those of the last seconds. */
  unsealed: number;
  problems: number;
  /** The first problems. */
  named: string[];
  end: ChainEnd;
  /** Whether the chain still has the entry with the expected hash; true where none was given. */
  hasExpected: boolean;
}

/** Verifies the chain of the audit log from its first entry to its last. Takes the hash of an entry that was noted before, if any. */
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
