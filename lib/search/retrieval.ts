import type { mongo } from 'mongoose';
import { TIME_LIMITS_MS } from '@/lib/platform/db/time-limits';
import { InternshipModel, type InternshipRecord } from '@/models/internship';
import { ABOUT, BODY, EVERY_LISTING, termKey, TITLE } from './listing-terms';
import type { ExpandedWord } from './query-expansion';
import type { Candidate } from './rank';

/** Maximum number of listings that a search reads and pages through. */
export const MAX_FOUND = 100;

/** Conditions besides the words. */
export interface SearchFilters {
  /** Made by `filterKey`. */
  keys: string[];
  /** The latest deadline; null for any. */
  until: Date | null;
}

/** The places in which to look for the words. */
type Places = readonly string[];
const ANYWHERE: Places = [TITLE, ABOUT, BODY];
const IN_HEAD: Places = [TITLE, ABOUT];
const IN_TITLE: Places = [TITLE];

interface Question {
  expandedWords: readonly ExpandedWord[];
  filters: SearchFilters;
  /** Listings with a later deadline are open. */
  now: Date;
}

function filterOf({ expandedWords, filters, now }: Question, places: Places): mongo.Filter<mongo.Document> {
  const words = expandedWords
    .filter(({ required }) => required)
    .map(({ stems }) => places.flatMap((place) => [...stems.keys()].map((stem) => termKey(place, stem))));
  const conditions = [
    ...filters.keys.map((key) => ({ 'search.keys': key })),
    ...words.map((keys) => ({ 'search.keys': keys.length === 1 ? keys[0] : { $in: keys } })),
  ];
  return {
    ...(conditions.length > 0 ? { $and: conditions } : { 'search.keys': EVERY_LISTING }),
    applicationDeadline: { $gt: now, ...(filters.until && { $lte: filters.until }) },
  };
}

type Read = Pick<InternshipRecord, '_id' | 'applicationDeadline' | 'createdAt'> & {
  search: { head: string };
};

/**
 * The listings with every word in one of these places, closing soonest first.
 * Uses the driver: creating mongoose documents would take longer than everything else.
 */
async function read(question: Question, places: Places, limit: number): Promise<Candidate[]> {
  const records = await InternshipModel.collection
    .find<Read>(filterOf(question, places), {
      projection: { applicationDeadline: 1, createdAt: 1, 'search.head': 1 },
      sort: { applicationDeadline: 1 },
      hint: { 'search.keys': 1, applicationDeadline: 1 },
      limit,
      batchSize: limit + 1,
      maxTimeMS: TIME_LIMITS_MS.search,
    })
    .toArray();
  return records.map((record) => ({
    id: record._id.toHexString(),
    head: record.search.head,
    deadline: record.applicationDeadline.getTime(),
    createdAt: record.createdAt.getTime(),
  }));
}

export interface Candidates {
  listings: Candidate[];
  /** Whether there are more. */
  more: boolean;
}

/** The open listings with every required word, at most MAX_FOUND; if there are more, those that close soonest. */
export async function findCandidates(question: Question): Promise<Candidates> {
  const found = await read(question, ANYWHERE, MAX_FOUND + 1);
  return { listings: found.slice(0, MAX_FOUND), more: found.length > MAX_FOUND };
}

/** Like `findCandidates`, but if there are more, prefers listings with the words in their title, then in their head. */
export async function findBestCandidates(question: Question): Promise<Candidates> {
  const any = await findCandidates(question);
  if (!any.more || !question.expandedWords.some(({ required }) => required)) return any;
  const best = new Map<string, Candidate>();
  for (const places of [IN_TITLE, IN_HEAD]) {
    if (best.size >= MAX_FOUND) break;
    for (const listing of await read(question, places, MAX_FOUND)) best.set(listing.id, listing);
  }
  for (const listing of any.listings) best.set(listing.id, listing);
  return { listings: [...best.values()], more: true };
}
