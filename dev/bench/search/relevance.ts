import { searchListings } from '@/lib/search/search-listings';
import { readSearch } from '@/lib/search/search-schema';
import { typoKeys } from '@/lib/search/typos';
import { COUNTIES } from '@/lib/platform/core/vocabulary';
import { InternshipModel } from '@/models/internship';
import { MISSING } from '@/models/listing-values';
import { Types } from 'mongoose';
import { seeded, type Random } from '@/dev/sample/random';
import { ADVERTISED } from './advertised';
import queries from './queries.json';

/** An advert of a job board as its file has it. */
export interface Advert {
  'Job Title': string;
  'Company Name': string;
  Location: string;
  'Job Description': string;
}

const plain = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** The advert as a listing that is open for a month. */
export function listingOf(advert: Advert, at: number, now: Date) {
  const location = plain(advert.Location);
  const county = COUNTIES.find((name) => location.includes(name.replace(' City', ''))) ?? null;
  return {
    ...MISSING,
    ...ADVERTISED,
    _id: new Types.ObjectId(),
    title: plain(advert['Job Title']),
    company: plain(advert['Company Name']),
    industryId: 1 + (at % 16),
    location,
    county,
    remote: /remote/i.test(location),
    kind: 'entry level' as const,
    duration: 'Not stated',
    applyLink: 'https://example.org',
    descriptionParagraph: plain(advert['Job Description']),
    slug: `advert-${at}`,
    featuredSlug: `advert-${at}`,
    applicationDeadline: new Date(now.getTime() + (1 + ((at * 7) % 30)) * 24 * 60 * 60 * 1000),
    createdAt: new Date(now.getTime() - at * 60_000),
    updatedAt: now,
  };
}

const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'];

/** A slip of the kind fingers make: a letter left out, doubled, changed or swapped with the next. */
function misspelt(word: string, random: Random): string {
  const letters = [...word];
  const at = random.between(1, letters.length - 2);
  const typos = [
    () => letters.toSpliced(at, 1),
    () => letters.toSpliced(at, 0, letters[at] ?? ''),
    () => letters.toSpliced(at, 1, random.pick(LETTERS)),
    () => letters.toSpliced(at, 2, letters[at + 1] ?? '', letters[at] ?? ''),
  ];
  const made = random.pick(typos)().join('');
  return made === word ? misspelt(word, random) : made;
}

/** The query with one error in one of its longer words, the same for the same query. */
function withError(query: string, seed: number): string {
  const random = seeded(seed);
  const words = query.split(' ');
  const long = words.flatMap((word, at) =>
    typoKeys(word).length > 0 && /^[a-z]{5,}$/.test(word) ? [at] : [],
  );
  const at = random.pick(long);
  return words.map((word, position) => (position === at ? misspelt(word, random) : word)).join(' ');
}

export interface Asked {
  query: string;
  found: boolean;
}

/** Whether the advert a reader had in mind is among the first three. */
async function ask(query: string, wanted: { title: string; company: string }, now: Date): Promise<Asked> {
  const { listings } = await searchListings(readSearch({ q: query }), now);
  const first = listings.slice(0, 3).map(({ id }) => id);
  const found = await InternshipModel.exists({
    _id: { $in: first },
    title: wanted.title,
    company: wanted.company,
  });
  return { query, found: found !== null };
}

/** Asks all queries, as they are and with one typing error. */
export async function askAll(now: Date): Promise<{ typed: Asked[]; misspelt: Asked[] }> {
  const typed: Asked[] = [];
  const wrong: Asked[] = [];
  for (const [at, { query, ...wanted }] of queries.entries()) {
    typed.push(await ask(query, wanted, now));
    wrong.push(await ask(withError(query, at + 1), wanted, now));
  }
  return { typed, misspelt: wrong };
}
