import type { mongo } from 'mongoose';
import { connect } from '@/lib/platform/db/connection';
import { countedSince } from '@/lib/trust/reports/independent';
import { InternshipModel } from '@/models/internship';
import { ReportModel, type ReportRecord } from '@/models/report';
import { makeIndexes } from './collections';

/** The previous version's unique index: one report per account or network. */
const ONE_EACH = 'internshipId_1_reporter_1';

const WITH_REPORTER = { reporter: { $exists: true } } as mongo.Filter<mongo.Document>;

const reports = () => ReportModel.collection as unknown as mongo.Collection;

/** Reports dismissed so recently that other reports cannot hide their listing. */
const dismissedLately = () => ({
  state: 'dismissed' as const,
  'decision.at': { $gt: countedSince(new Date()) },
});

export async function countDismissals(): Promise<number> {
  await connect();
  return ReportModel.countDocuments(dismissedLately());
}

/**
 * Drops the index that rejected a second report from the same network, and copies dismissals into listings. Nodes of the previous version
 * do not need the index: they look for an earlier report in the transaction that writes the listing. Idempotent.
 */
export async function storeEveryReport(): Promise<void> {
  await makeIndexes();
  const indexes = await reports().indexes();
  if (indexes.some(({ name }) => name === ONE_EACH)) await reports().dropIndex(ONE_EACH);
  const dismissed = ReportModel.find(dismissedLately()).select('internshipId decision.at').cursor();
  for await (const { internshipId, decision } of dismissed as AsyncIterable<ReportRecord>)
    await InternshipModel.updateOne(
      { _id: internshipId },
      { $max: { reportsDismissedAt: decision?.at } },
      { timestamps: false },
    );
}

/** Counts the reports with the previous version's reporter field. */
export async function countReporters(): Promise<number> {
  await connect();
  return reports().countDocuments(WITH_REPORTER);
}

/** Drops that field. Copies dismissals again, because nodes of the previous version that are still running do not. */
export async function dropReporters(): Promise<void> {
  await storeEveryReport();
  await reports().updateMany(WITH_REPORTER, { $unset: { reporter: 1 } });
}
