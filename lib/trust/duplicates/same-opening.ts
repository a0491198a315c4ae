import { employerWords, isSameEmployer } from './employer';
import { isVariation, mentions } from './text-frame';
import { titleParts, type TitleParts } from './title';
import { PLACE_NOISE } from './vocabulary';
import { leftOver, plainWords, singular } from './words';

export interface Opening {
  title: string;
  company: string;
  location?: string;
  county?: string | null;
  /** The description and the tasks, if known. */
  text?: string;
}

interface OpeningParts extends TitleParts {
  employer: string[];
  places: string[];
  county: string[];
  text: string;
}

const placeWords = (text: string): string[] =>
  plainWords(text)
    .map(singular)
    .filter((word) => !PLACE_NOISE.has(word));

export function openingParts({ title, company, location, county, text }: Opening): OpeningParts {
  const places = placeWords(location ?? '');
  const counties = placeWords(county ?? '');
  const employer = employerWords(company, [...places, ...counties]);
  const known = [...places, ...counties, ...employer];
  return { employer, places, county: counties, text: text ?? '', ...titleParts(title, known) };
}

/** True if two places may be the same: they are equal, or one is more specific. */
function isSamePlace(one: OpeningParts, other: OpeningParts): boolean {
  const [left, right] = leftOver(one.places, other.places);
  if (left.length === 0 || right.length === 0) return true;
  const within = (rest: readonly string[], county: readonly string[]) =>
    rest.every((word) => county.includes(word));
  return within(left, other.county) || within(right, one.county);
}

type Likeness = 'same' | 'one says more' | 'other';

/** Compares the work in two titles, including all alternatives. The best match counts. */
function titleLikeness(one: TitleParts, other: TitleParts): Likeness {
  for (const words of [one.work, ...one.alternatives])
    for (const others of [other.work, ...other.alternatives])
      if (leftOver(words, others).every((rest) => rest.length === 0)) return 'same';
  const [left, right] = leftOver(one.work, other.work);
  const shares = left.length < one.work.length && right.length < other.work.length;
  return shares && (left.length === 0 || right.length === 0) ? 'one says more' : 'other';
}

/** True if the titles share a word, and each text mentions the words that only the other title contains. */
function isMeant(one: OpeningParts, other: OpeningParts): boolean {
  const [left, right] = leftOver(one.work, other.work);
  const shares = left.length < one.work.length && right.length < other.work.length;
  return shares && mentions(other.text, left) && mentions(one.text, right);
}

/** True if both titles name the same round or none, or if one names only a month and the other nothing. "May 2026" counts as "May". */
function isSameRound(one: string, other: string): boolean {
  const [left, right] = leftOver(one.split(' '), other.split(' '));
  return one === '' || other === ''
    ? !/recruit|intake|phase|batch|cohort|round/u.test(one + other)
    : left.length === 0 || right.length === 0;
}

/**
 * True if two openings are the same, even if one was reposted, spelt differently or rewritten. They are different if the employer, town,
 * work, level or intake differs, or if the text was copied with other facts.
 */
export function isSameOpening(one: OpeningParts, other: OpeningParts): boolean {
  if (!isSameEmployer(one.employer, other.employer)) return false;
  if (one.level !== other.level || !isSameRound(one.round, other.round)) return false;
  if (!isSamePlace(one, other)) return false;
  const likeness = titleLikeness(one, other);
  if (likeness === 'other' && !isMeant(one, other)) return false;
  return !isVariation(one.text, other.text, { isTitleSame: likeness === 'same' });
}
