import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import MiniSearch from 'minisearch';
import { Types } from 'mongoose';
import { z } from 'zod';
import { fieldsOf } from '@/dev/sample/listings';
import { SAMPLE_INDUSTRIES } from '@/dev/sample/industries';
import { indexedListing, type IndexedRecord } from '@/lib/internships/listings/indexed-listing';
import { COUNTIES, type Kind } from '@/lib/platform/core/vocabulary';
import { PackedIndex } from '@/lib/search/engine/packed-index';
import { searchListings } from '@/lib/search/engine/search-listings';
import { readSearch } from '@/lib/search/engine/search-schema';
import { MISSING } from '@/models/listing-values';
import { rounded, type Outcome } from './figure';
import sampleQueries from './queries.json';

/** Minimum score of each kind of search: mean nDCG@10, or mean reciprocal rank for known items. */
const LEAST: Record<string, number> = { 'all topics': 0.79, kiswahili: 0.7, known: 0.975, typo: 0.975 };

/** Maximum share of nonsense searches with results. */
const MOST_NONSENSE = 0.15;

/** A judged search. `grades` maps a listing's position in the file to 2 for a match, or 1 for a close one. */
const judgedSchema = z.array(
  z.object({
    query: z.string().min(1),
    kind: z.string().min(1),
    grades: z.record(z.string().regex(/^\d+$/), z.union([z.literal(1), z.literal(2)])),
    half: z.enum(['tune', 'held']).default('held'),
  }),
);
type Judged = z.infer<typeof judgedSchema>[number];

/** An advert in the file of a job board. */
const advertSchema = z.object({
  'Job Title': z.coerce.string(),
  'Company Name': z.coerce.string(),
  Location: z.coerce.string(),
  'Job Description': z.coerce.string(),
});
type Advert = z.infer<typeof advertSchema>;

const DAY_MS = 24 * 60 * 60_000;

const plain = (text: string): string => text.replace(/\s+/g, ' ').trim();

const kindOf = (title: string): Kind => {
  if (/\bintern(s|ship|ships)?\b/i.test(title)) return 'internship';
  return /graduate|trainee/i.test(title) ? 'graduate trainee' : 'entry level';
};

function recordOf(advert: Advert, at: number, now: Date): IndexedRecord {
  const location = plain(advert.Location);
  const title = plain(advert['Job Title']);
  return {
    ...MISSING,
    _id: new Types.ObjectId(),
    title,
    company: plain(advert['Company Name']),
    industryId: 1 + (at % 16),
    location,
    county: COUNTIES.find((name) => location.includes(name.replace(' City', ''))) ?? null,
    remote: /remote|work from home/i.test(location),
    kind: kindOf(title),
    descriptionParagraph: plain(advert['Job Description']),
    applicationDeadline: new Date(now.getTime() + (1 + ((at * 7) % 30)) * DAY_MS),
    createdAt: new Date(now.getTime() - at * 60_000),
  };
}

const sampleRecords = (now: Date): IndexedRecord[] =>
  SAMPLE_INDUSTRIES.flatMap(({ industryId, listings }) =>
    listings.map((listing) => fieldsOf(listing, industryId)),
  ).map((fields, at) => ({
    ...fields,
    _id: new Types.ObjectId(),
    applicationDeadline: new Date(now.getTime() + (1 + (at % 30)) * DAY_MS),
    createdAt: new Date(now.getTime() - at * 60_000),
  }));

const read = <T>(schema: z.ZodType<T>, file: string): T =>
  schema.parse(JSON.parse(readFileSync(file, 'utf8')));

const gain = (grades: readonly number[]): number =>
  grades.slice(0, 10).reduce((sum, grade, at) => sum + (2 ** grade - 1) / Math.log2(at + 2), 0);

/** Kinds of searches that look for one listing. Their score is the reciprocal rank (1 / rank). */
const KNOWN_ITEM = new Set(['known', 'typo']);

/** Returns the nDCG@10, or the reciprocal rank for known items. For nonsense, returns 1 if there is a result. */
function scoreOf({ kind, grades }: Judged, found: readonly number[]): number {
  const given = found.slice(0, 10).map((at) => grades[String(at)] ?? 0);
  if (kind === 'nonsense') return found.length > 0 ? 1 : 0;
  if (KNOWN_ITEM.has(kind)) return 1 / (1 + (given.includes(2) ? given.indexOf(2) : Infinity));
  return gain(given) / gain(Object.values(grades).sort((a, b) => b - a));
}

interface KindScore {
  kind: string;
  half: string;
  queries: number;
  score: number;
  /** The score of MiniSearch, set up as its documentation suggests. */
  miniSearch: number;
}

/** Returns the results, best first, as positions in the file. */
type Engine = (query: string) => number[];

function ownEngine(records: readonly IndexedRecord[], now: Date): Engine {
  const index = new PackedIndex();
  const places = new Map<string, number>();
  for (const [at, record] of records.entries()) {
    const listing = indexedListing(record);
    places.set(listing.id, at);
    index.set(listing);
  }
  return (query) => {
    const { ids, close } = searchListings(index, readSearch({ q: query }), now);
    return [...ids, ...close].map((id) => places.get(id) ?? -1);
  };
}

/** A sensible first configuration: prefixes and typos match, and the title weighs most. */
function miniSearchEngine(records: readonly IndexedRecord[]): Engine {
  const engine = new MiniSearch<Record<string, string | number>>({
    fields: ['title', 'company', 'place', 'text'],
    searchOptions: { boost: { title: 3, company: 2, place: 2 }, prefix: true, fuzzy: 0.2 },
  });
  for (const [id, record] of records.entries()) {
    const { title, employer: company, place, about, text } = indexedListing(record).text;
    engine.add({ id, title, company, place, text: `${about} ${text}` });
  }
  return (query) => engine.search(query).map(({ id }) => Number(id));
}

const mean = (scores: readonly number[]): number => scores.reduce((sum, one) => sum + one, 0) / scores.length;

/** Runs all judged searches, of these files or of the sample data. Returns the mean score of each kind. */
function judge(files: { adverts: string; queries: string } | undefined, now: Date): KindScore[] {
  const records = files
    ? read(z.array(advertSchema), files.adverts).map((advert, at) => recordOf(advert, at, now))
    : sampleRecords(now);
  const judged = files ? read(judgedSchema, files.queries) : judgedSchema.parse(sampleQueries);
  const [own, mini] = [ownEngine(records, now), miniSearchEngine(records)];
  const scores = new Map<string, { own: number[]; mini: number[] }>();
  for (const one of judged) {
    const isTopic = one.kind !== 'nonsense' && !KNOWN_ITEM.has(one.kind);
    for (const kind of [one.kind, ...(isTopic ? ['all topics'] : [])]) {
      const name = `${kind}\n${one.half}`;
      const there = scores.get(name) ?? { own: [], mini: [] };
      scores.set(name, there);
      there.own.push(scoreOf(one, own(one.query)));
      there.mini.push(scoreOf(one, mini(one.query)));
    }
  }
  return [...scores].map(([name, each]) => {
    const [kind = '', half = ''] = name.split('\n');
    return { kind, half, queries: each.own.length, score: mean(each.own), miniSearch: mean(each.mini) };
  });
}

/**
 * Compares the search with MiniSearch on judged searches. Uses the sample listings, or a job board's adverts
 * with `--adverts=FILE --queries=FILE` (formats: `judgedSchema`, `advertSchema`). The limits are based on the held-out half.
 */
export async function measure(args: string[]): Promise<Outcome> {
  const options = { adverts: { type: 'string' }, queries: { type: 'string' } } as const;
  const { adverts, queries } = parseArgs({ args, options }).values;
  if (!adverts !== !queries) throw new Error('--adverts and --queries go together');
  const scores = judge(adverts && queries ? { adverts, queries } : undefined, new Date());
  const figures = scores
    .filter(({ half }) => half === 'held')
    .map(({ kind, score }) =>
      kind === 'nonsense'
        ? {
            name: 'nonsense searches with results',
            value: score,
            bar: { most: MOST_NONSENSE },
            unit: '' as const,
          }
        : { name: kind, value: score, bar: { least: LEAST[kind] ?? 0.7 }, unit: '' as const },
    );
  return {
    figures,
    rows: scores.map(({ miniSearch, score, ...one }) => ({
      ...one,
      score: rounded(score, 3),
      MiniSearch: rounded(miniSearch, 3),
    })),
  };
}
