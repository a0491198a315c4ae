import { industryById } from '@/lib/industries/industries';
import type { InternshipRecord, ListingTerms } from '@/models/internship';
import type { ListingField } from '@/models/listing-field';
import { LISTING_FIELDS, type ListingFieldName } from '@/models/listing-fields';
import {
  LISTING_FIELD_ENTRIES,
  valueIn,
  type ListingValues,
  type NamesWhere,
  type RequiredName,
} from '@/models/listing-values';
import type { FilterName } from './search-schema';
import { otherWords } from './synonyms';
import { stemOf } from './stem';
import { closedUpWords, wordsOf } from './words';

/** Where a word stands in a listing: the prefix of its key. */
export const TITLE = 't';
/** The company, the place, the industry and the kind. */
export const ABOUT = 'a';
export const BODY = 'b';

/** Maximum number of indexed words of a listing's text; the first ones matter most. */
const MAX_BODY_TERMS = 70;

/** Version of the keys. Raise it when they change, and add a migration that refreshes all listings. */
export const TERMS_VERSION = 3;

/** The searched fields of a listing; an optional one that is missing has its default. */
export type Searchable = Pick<ListingValues, RequiredSearched> &
  Partial<ListingValues & Pick<InternshipRecord, 'hiddenAt' | 'deletedAt'>>;

type RequiredSearched = RequiredName & NamesWhere<'searched', 'title' | 'about' | 'text'>;

/** The key that every searchable listing has. */
export const EVERY_LISTING = 'any';

export const termKey = (place: string, stem: string): string => `${place}:${stem}`;

/** The filters a listing has keys for. `closing` depends on today and is a condition on the deadline instead. */
export type KeyedFilter = Exclude<FilterName, 'closing'>;

/** The key of a filter's value; no word of a text can equal one. */
export const filterKey = (name: KeyedFilter, value: string | number): string => `${name}=${value}`;

function filterKeysOf(listing: Searchable): string[] {
  const keys = [
    EVERY_LISTING,
    filterKey('industry', listing.industryId),
    filterKey('kind', valueIn(listing, 'kind')),
  ];
  if (listing.county) keys.push(filterKey('county', listing.county));
  const pay = valueIn(listing, 'stipend').kind;
  if (pay !== 'not stated') keys.push(filterKey('pay', pay));
  if (listing.remote) keys.push(filterKey('remote', 'yes'));
  return keys;
}

/** The words of a text with their synonyms. */
const allWords = (texts: readonly string[]): string[] =>
  texts.flatMap((text) => {
    const words = wordsOf(text);
    return [...words, ...closedUpWords(text), ...otherWords(words)];
  });

/** The text of a field: the name of an industry, the field's own name for a yes. */
function textsOf(listing: Searchable, name: ListingFieldName): string[] {
  const { kind } = LISTING_FIELDS[name].holds;
  const value = valueIn(listing, name);
  if (kind === 'industry') return [industryById(Number(value))?.name ?? ''];
  if (kind === 'yes or no') return value === true ? [name] : [];
  if (Array.isArray(value)) return value;
  return typeof value === 'string' ? [value] : [];
}

/** The order of these words since version 3 of the terms; other fields follow. */
const FIRST: readonly ListingFieldName[] = ['company', 'location', 'county', 'industryId'];

const IN_ORDER = [...new Set([...FIRST, ...LISTING_FIELD_ENTRIES.map(([name]) => name)])];

const searchedIn = (place: ListingField['searched']): ListingFieldName[] =>
  IN_ORDER.filter((name) => LISTING_FIELDS[name].searched === place);

export interface ListingWords {
  /** In its title, company and place. */
  head: string[];
  body: string[];
}

/** The search keys of a listing, and its words. None for a hidden or deleted listing. */
export function listingTerms(listing: Searchable): { terms: ListingTerms; words: ListingWords } {
  if (listing.hiddenAt || listing.deletedAt) return { terms: NO_TERMS, words: { head: [], body: [] } };
  const wordsIn = (place: ListingField['searched']) =>
    allWords(searchedIn(place).flatMap((name) => textsOf(listing, name)));
  const [title, about, body] = [wordsIn('title'), wordsIn('about'), wordsIn('text')];
  const seen = new Set<string>();
  const keysOf = (place: string, words: string[]) =>
    [...new Set(words.map(stemOf))]
      .filter((stem) => !seen.has(stem) && seen.add(stem))
      .map((stem) => termKey(place, stem));
  const head = [...filterKeysOf(listing), ...keysOf(TITLE, title), ...keysOf(ABOUT, about)];
  const keys = [...head, ...keysOf(BODY, body).slice(0, MAX_BODY_TERMS)];
  return {
    terms: { version: TERMS_VERSION, keys, head: head.join('\n') },
    words: { head: [...title, ...about], body },
  };
}

/** The terms of a listing that must not be found. */
export const NO_TERMS: ListingTerms = { version: TERMS_VERSION, keys: [], head: '' };
