import { Slices } from '@/lib/platform/core/slices';
import { invalidInput } from '@/lib/platform/http/answers';
import { checkListing, isSevere, type CheckedListing } from '@/lib/trust/fraud-checks/check-listing';
import type { Finding } from '@/lib/trust/fraud-checks/finding';
import { fingerprintsOf } from '@/lib/internships/listings/fingerprint';
import { answered, internshipPath } from '@/lib/internships/listings/mapper';
import { internshipSchema, type InternshipFields } from '@/lib/internships/listings/schemas';
import { InternshipModel, type InternshipRecord } from '@/models/internship';
import type { Mapping } from './csv-columns';
import { ROW_FACTS, type RowOutcome } from './outcome';
import type { Row } from './rows';
import { dateProblems, toListing } from './to-listing';

const BATCH = 500;

/** Milliseconds of work before yielding to the event loop. */
export const SLICE = 1;

export interface NewRow {
  fields: InternshipFields;
  fingerprint: string;
  /** Every hash under which the listing may be stored. The first is `fingerprint`. */
  fingerprints: readonly string[];
}

export interface Planned {
  outcome: RowOutcome;
  listing?: NewRow;
  warnings?: readonly Finding[];
}

/** The longest valid title and company. */
const MAX_LABEL_LENGTH = 302;
const labelOf = ({ title, company }: Record<string, unknown>): string =>
  [title, company]
    .filter((part) => typeof part === 'string' && part !== '')
    .join(', ')
    .slice(0, MAX_LABEL_LENGTH);

const TAKE_ON = 'A person must look at this one. Correct the row, or post it by hand with a reason.';

export const findingText = ({ quote, because }: Pick<Finding, 'quote' | 'because'>): string =>
  quote === '' ? because : `“${quote}”: ${because}`;

const refusals = (severe: readonly Finding[]): Record<string, string> =>
  Object.fromEntries(severe.map((finding) => [finding.field, findingText(finding)]));

async function checked(row: Row, mapping: Mapping): Promise<Planned> {
  const given = toListing(row, mapping);
  const outcome: RowOutcome = {
    line: row.line,
    label: labelOf(given),
    outcome: 'refused',
    note: row.problem ?? '',
    errors: {},
  };
  if (row.problem !== undefined) return { outcome };
  const { success, data, error } = internshipSchema.safeParse(given);
  const dates = dateProblems(given, mapping);
  if (!success || Object.keys(dates).length > 0) {
    const invalid = error && invalidInput(error).details.errors;
    return { outcome: { ...outcome, errors: { ...invalid, ...dates } } };
  }
  const valid = { ...outcome, facts: answered(data, ROW_FACTS) };
  const findings = await checkListing(data as CheckedListing);
  const severe = findings.filter(isSevere);
  if (severe.length > 0) return { outcome: { ...valid, note: TAKE_ON, errors: refusals(severe) } };
  const fingerprints = fingerprintsOf(data);
  const [fingerprint = ''] = fingerprints;
  return {
    outcome: { ...valid, outcome: 'create' },
    listing: { fields: data, fingerprint, fingerprints },
    warnings: findings.filter(({ level }) => level === 'warning'),
  };
}

type There = Pick<InternshipRecord, 'industryId' | 'slug' | 'deletedAt' | 'fingerprint' | 'importKey'>;

const whereIs = ({ deletedAt, ...listing }: There): Pick<RowOutcome, 'note' | 'path'> => {
  if (deletedAt) return { note: 'It was on the site and has been deleted' };
  const path = internshipPath(listing);
  return { note: `Already on the site: ${path}`, path };
};

/** The paths of listings that have these fingerprints now, or had them when they were imported. */
async function listingsThere(fingerprints: string[]): Promise<Map<string, ReturnType<typeof whereIs>>> {
  const there = new Map<string, ReturnType<typeof whereIs>>();
  for (let from = 0; from < fingerprints.length; from += BATCH) {
    const some = { $in: fingerprints.slice(from, from + BATCH) };
    for (const filter of [{ fingerprint: some }, { importKey: some }]) {
      const found = await InternshipModel.find(filter)
        .select('industryId slug deletedAt fingerprint importKey')
        .lean<There[]>();
      for (const listing of found) {
        for (const key of [listing.fingerprint, listing.importKey]) {
          if (key !== undefined) there.set(key, whereIs(listing));
        }
      }
    }
  }
  return there;
}

/** Plans an import: what importing each row now would do, in order. Changes nothing. */
export async function planRows(rows: readonly Row[], mapping: Mapping): Promise<Planned[]> {
  const slices = new Slices(SLICE);
  const all: Planned[] = [];
  for (const row of rows) {
    all.push(await checked(row, mapping));
    await slices.pause();
  }
  const there = await listingsThere(all.flatMap(({ listing }) => listing?.fingerprints ?? []));
  const lines = new Map<string, number>();
  return all.map(({ outcome, listing, warnings }) => {
    if (!listing) return { outcome };
    const earlier = lines.get(listing.fingerprint);
    if (earlier === undefined) lines.set(listing.fingerprint, outcome.line);
    const twice = earlier === undefined ? undefined : { note: `Same as row ${earlier}` };
    const stored = listing.fingerprints.map((key) => there.get(key)).find((found) => found !== undefined);
    const same = stored ?? twice;
    return same === undefined
      ? { outcome, listing, warnings }
      : { outcome: { ...outcome, outcome: 'duplicate' as const, ...same } };
  });
}
