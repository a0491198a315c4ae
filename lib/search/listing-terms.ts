import { industryById } from '@/lib/industries/industries';
import type { InternshipRecord, ListingTerms } from '@/models/internship';
import { otherWords } from './synonyms';
import { stemOf } from './stem';
import { closedUpWords, wordsOf } from './words';

/** Where a word stands in a listing; the first letter of its key. */
export const TITLE = 't';
/** The company, the place, the industry and the kind. */
export const ABOUT = 'a';
export const BODY = 'b';

/** Words kept of the text of a listing: a long one says the most in its beginning. */
const MOST_BODY_TERMS = 70;

/** Raise it when the keys of a listing come out differently: listings are then given new ones at the next start. */
export const TERMS_VERSION = 3;

type Needed = 'title' | 'company' | 'industryId' | 'location' | 'descriptionParagraph';
type Extra =
  | 'county'
  | 'remote'
  | 'kind'
  | 'stipend'
  | 'descriptionIntroHeading'
  | 'whyJoinUs'
  | 'yourRole'
  | 'whatWeLookFor'
  | 'niceToHaveSkills'
  | 'perksAndBenefits'
  | 'hiddenAt'
  | 'deletedAt';

/** What of a listing can be searched; what is not there yet has the value it gets when it is stored. */
export type Searchable = Pick<InternshipRecord, Needed> & Partial<Pick<InternshipRecord, Extra>>;

/** The key every listing has that may be found. */
export const EVERY_LISTING = 'any';

export const termKey = (place: string, stem: string): string => `${place}:${stem}`;

/** The keys a listing is narrowed by; no word of a text makes one of these. */
export const filterKeys = {
  industry: (id: number): string => `industry=${id}`,
  county: (county: string): string => `county=${county}`,
  kind: (kind: string): string => `kind=${kind}`,
  pay: (pay: string): string => `pay=${pay}`,
  remote: (): string => 'remote=yes',
};

function narrowedBy(listing: Searchable): string[] {
  const keys = [
    EVERY_LISTING,
    filterKeys.industry(listing.industryId),
    filterKeys.kind(listing.kind ?? 'internship'),
  ];
  if (listing.county) keys.push(filterKeys.county(listing.county));
  const pay = listing.stipend?.kind ?? 'not stated';
  if (pay !== 'not stated') keys.push(filterKeys.pay(pay));
  if (listing.remote) keys.push(filterKeys.remote());
  return keys;
}

/** The words of a text and those that say the same. */
const allWords = (texts: readonly string[]): string[] =>
  texts.flatMap((text) => {
    const words = wordsOf(text);
    return [...words, ...closedUpWords(text), ...otherWords(words)];
  });

const aboutTexts = ({
  company,
  location,
  county,
  industryId,
  kind = 'internship',
  remote,
}: Searchable): string[] => [
  company,
  location,
  county ?? '',
  industryById(industryId)?.name ?? '',
  kind,
  remote ? 'remote' : '',
];

const bodyTexts = (listing: Searchable): string[] => [
  listing.descriptionIntroHeading ?? '',
  listing.descriptionParagraph,
  ...(listing.yourRole ?? []),
  ...(listing.whatWeLookFor ?? []),
  ...(listing.niceToHaveSkills ?? []),
  ...(listing.whyJoinUs ?? []),
  ...(listing.perksAndBenefits ?? []),
];

export interface ListingWords {
  /** In its title, company and place. */
  head: string[];
  body: string[];
}

/** What a listing is found and ranked by, and its words as written. One that is hidden or deleted is found by nothing. */
export function listingTerms(listing: Searchable): { terms: ListingTerms; words: ListingWords } {
  if (listing.hiddenAt || listing.deletedAt) return { terms: NO_TERMS, words: { head: [], body: [] } };
  const title = allWords([listing.title]);
  const about = allWords(aboutTexts(listing));
  const body = allWords(bodyTexts(listing));
  const seen = new Set<string>();
  const keysOf = (place: string, words: string[]) =>
    [...new Set(words.map(stemOf))]
      .filter((stem) => !seen.has(stem) && seen.add(stem))
      .map((stem) => termKey(place, stem));
  const head = [...narrowedBy(listing), ...keysOf(TITLE, title), ...keysOf(ABOUT, about)];
  const keys = [...head, ...keysOf(BODY, body).slice(0, MOST_BODY_TERMS)];
  return {
    terms: { version: TERMS_VERSION, keys, head: head.join('\n') },
    words: { head: [...title, ...about], body },
  };
}

/** Of a listing nobody may find. */
export const NO_TERMS: ListingTerms = { version: TERMS_VERSION, keys: [], head: '' };
