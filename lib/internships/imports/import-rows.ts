import { Types } from 'mongoose';
import { recordAuditEntry } from '@/lib/trust/audit/record';
import { authorize, type Actor, type SignedInUser } from '@/lib/platform/auth/actor';
import { insertInternships } from '@/lib/internships/listings/insert';
import type { Mapping } from './csv-columns';
import { isExample } from './import-template';
import { countOutcomes, type RowOutcome } from './outcome';
import { planRows, type Planned } from './plan';
import type { Row } from './rows';

/** Rows per transaction: enough to save round trips, but few enough to repeat after an interruption. */
export const MAX_ROWS_AT_ONCE = 200;

interface Input {
  rows: readonly Row[];
  mapping: Mapping;
  /** The rows to import. Default: all but the example row of the template. */
  only?: ReadonlySet<number>;
  file: string;
}

/**
 * Publishes the new listings among these rows and returns the outcome of each row. Idempotent: a row creates one listing, however
 * often and wherever it is imported. Stores the listings and their audit entry in one transaction.
 */
export async function importRows(actor: Actor, { rows, mapping, only, file }: Input): Promise<RowOutcome[]> {
  const by = authorize(actor, 'internship:import');
  const planned = (await planRows(rows, mapping)).map((row) => leaveOut(row, only));
  const wanted = planned.flatMap(({ listing }) => (listing ? [listing] : []));
  if (wanted.length === 0) return planned.map(({ outcome }) => outcome);
  let outcomes: RowOutcome[] = [];
  await insertInternships(
    wanted.map(({ fields, fingerprint }) => ({
      fields,
      origin: { _id: new Types.ObjectId(), createdBy: new Types.ObjectId(by.id), importKey: fingerprint },
    })),
    async (records) => {
      const published = new Set(wanted.filter((_, at) => records[at]).map(({ fingerprint }) => fingerprint));
      outcomes = planned.map((row) => outcomeOf(row, published));
      if (published.size > 0) await note(by, file, outcomes);
    },
  );
  return outcomes;
}

function leaveOut({ outcome, listing }: Planned, only?: ReadonlySet<number>): Planned {
  if (!listing) return { outcome };
  const isLeftOut = only ? !only.has(outcome.line) : isExample(listing.fields);
  return isLeftOut ? { outcome: { ...outcome, outcome: 'refused', note: 'Left out' } } : { outcome, listing };
}

function outcomeOf({ outcome, listing }: Planned, published: ReadonlySet<string>): RowOutcome {
  if (!listing) return outcome;
  return published.has(listing.fingerprint)
    ? { ...outcome, outcome: 'created' }
    : { ...outcome, outcome: 'duplicate', note: 'Another import added it first' };
}

function note(by: SignedInUser, file: string, outcomes: readonly RowOutcome[]): Promise<void> {
  const lines = `${outcomes.at(0)?.line ?? 0}–${outcomes.at(-1)?.line ?? 0}`;
  return recordAuditEntry(by, {
    action: 'internships imported',
    target: { kind: 'import', id: new Types.ObjectId(), label: file },
    before: null,
    after: { lines, ...countOutcomes(outcomes) },
  });
}
