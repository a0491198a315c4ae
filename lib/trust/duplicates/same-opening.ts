import { employerWords, isSameEmployer } from './employer';
import { isVariation, mentions } from './text-frame';
import { titleParts, type TitleParts } from './title';
import { PLACE_NOISE } from './vocabulary';
import { leftOver, plainWords, singular } from './words';

/** What an opening is known by. Texts may be missing: an import has what its file has. */
export interface Opening {
  title: string;
  company: string;
  location?: string;
  county?: string | null;
  /** The description and the tasks, if they are known. */
  text?: string;
}

/** An opening taken apart once, to be compared with many. */
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

/** Takes an opening apart. */
export function openingParts({ title, company, location, county, text }: Opening): OpeningParts {
  const places = placeWords(location ?? '');
  const counties = placeWords(county ?? '');
  const employer = employerWords(company, [...places, ...counties]);
  const known = [...places, ...counties, ...employer];
  return { employer, places, county: counties, text: text ?? '', ...titleParts(title, known) };
}

/** Whether two places can be one: the same, or one names more of it than the other. */
function isSamePlace(one: OpeningParts, other: OpeningParts): boolean {
  const [left, right] = leftOver(one.places, other.places);
  if (left.length === 0 || right.length === 0) return true;
  const within = (rest: readonly string[], county: readonly string[]) =>
    rest.every((word) => county.includes(word));
  return within(left, other.county) || within(right, one.county);
}

type Likeness = 'same' | 'one says more' | 'other';

/** Compares the works of two titles, alternative by alternative; the likest counts. */
function titleLikeness(one: TitleParts, other: TitleParts): Likeness {
  for (const words of [one.work, ...one.alternatives])
    for (const others of [other.work, ...other.alternatives])
      if (leftOver(words, others).every((rest) => rest.length === 0)) return 'same';
  const [left, right] = leftOver(one.work, other.work);
  const shares = left.length < one.work.length && right.length < other.work.length;
  return shares && (left.length === 0 || right.length === 0) ? 'one says more' : 'other';
}

/** Whether the text of each names what its title says otherwise than the other's, and one word is in both titles. */
function isMeant(one: OpeningParts, other: OpeningParts): boolean {
  const [left, right] = leftOver(one.work, other.work);
  const shares = left.length < one.work.length && right.length < other.work.length;
  return shares && mentions(other.text, left) && mentions(one.text, right);
}

/** Whether no round is named on one side, or both name the same; "May 2026" is "May". */
function isSameRound(one: string, other: string): boolean {
  const [left, right] = leftOver(one.split(' '), other.split(' '));
  return one === '' || other === ''
    ? !/recruit|intake|phase|batch|cohort|round/u.test(one + other)
    : left.length === 0 || right.length === 0;
}

/**
 * Whether two openings are one and the same: posted on another day, spelt otherwise, or with its text written anew. Another employer, town,
 * work, level or intake is another opening, and so is a text that was copied with other facts put in. Pure.
 */
export function isSameOpening(one: OpeningParts, other: OpeningParts): boolean {
  if (!isSameEmployer(one.employer, other.employer)) return false;
  if (one.level !== other.level || !isSameRound(one.round, other.round)) return false;
  if (!isSamePlace(one, other)) return false;
  const likeness = titleLikeness(one, other);
  if (likeness === 'other' && !isMeant(one, other)) return false;
  return !isVariation(one.text, other.text, { isTitleSame: likeness === 'same' });
}
