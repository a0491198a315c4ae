import { LEVELS, MONTHS, TITLE_NOISE } from './vocabulary';
import { expanded, isOneEdit, isSameWord, plainWords } from './words';

export interface TitleParts {
  work: string[];
  /** The words of each alternative in the title: "Accounts Clerk / Bookkeeper" contains two. */
  alternatives: string[][];
  /** Level and grade, sorted. */
  level: string;
  /** Months and rounds of intake, sorted. */
  round: string;
}

const ROUND =
  /\b(?:(first|second|third|fourth|2nd|3rd) (?:recruitment|round|intake|phase|cohort)|(?:phase|batch|cohort|round|class of) ?([ivx]+|\d+))\b/giu;

/** Parts of a title that do not describe the work: numbers of posts, pay, job groups, "deadline extended to 24 April". */
const ASIDES = [
  /deadline extended(?: to [\w ]{3,20})?/giu,
  /\b(?:x ?\d+|\d+ ?x)\b/giu,
  /\(?\b(?:\d+|one|two|three|four|five|six|ten) (?:posts?|positions?|slots?|vacanc(?:y|ies)|interns?|pax)\b\)?/giu,
  /\(\s*\d+\s*\)|[–-]\s*\d+\s*$/gu,
  /\bj\/?g\b[^,;]*$/giu,
  /[–-]\s*\p{Lu}{2,4} ?\d+\s*$/gu,
  /\([^()]{0,40}\d+ ?k\b[^()]{0,40}\)/giu,
];

const monthsOf = (words: readonly string[]): string[] =>
  words.flatMap((word) => {
    const found = word.length >= 3 ? [...MONTHS].find((month) => month.startsWith(word)) : undefined;
    return found ?? (/^20\d\d$/u.test(word) ? word : []);
  });

/** A level with at least this many letters may have a typo. */
const MIN_LEVEL = 6;

const levelOf = (word: string): string | undefined => {
  if (LEVELS.has(word)) return word;
  if (word.length < MIN_LEVEL) return undefined;
  return [...LEVELS].find((level) => level.length >= MIN_LEVEL && isOneEdit(level, word));
};

const isWork = (word: string): boolean =>
  !TITLE_NOISE.has(word) &&
  levelOf(word) === undefined &&
  !/^\d+$/u.test(word) &&
  monthsOf([word]).length === 0;

const MAX_TITLE = 200;

const alternativesOf = (title: string): string[] => {
  const slashed = title.split(/\s?\/\s?/u);
  return [
    ...(slashed.length > 1 ? slashed : []),
    ...[...title.matchAll(/\(([^()]+)\)/gu)].map(([, inner = '']) => inner),
  ];
};

/** Splits a title into work, level and round. `known` contains the words of the employer's name and the place. */
export function titleParts(title: string, known: readonly string[]): TitleParts {
  const read = title.slice(0, MAX_TITLE);
  const rounds = [...read.matchAll(ROUND)].map(([whole]) => whole.toLowerCase());
  const bare = ASIDES.reduce((text, aside) => text.replace(aside, ' '), read.replace(ROUND, ' '));
  const all = expanded(plainWords(bare));
  const isKnown = (word: string) => known.some((name) => isSameWord(word, name));
  const workOf = (words: readonly string[]) => {
    const work = words.filter(isWork);
    const unknown = work.filter((word) => !isKnown(word));
    return unknown.length > 0 ? unknown : work;
  };
  const work = workOf(all);
  const others = alternativesOf(bare).map((part) => workOf(expanded(plainWords(part))));
  const level = new Set(all.flatMap((word) => (known.includes(word) ? [] : (levelOf(word) ?? []))));
  return {
    work: work.length > 0 ? work : all.filter((word) => !isKnown(word)),
    alternatives: others.filter((words) => words.length > 0),
    level: [...level].sort().join(' '),
    round: [...new Set([...monthsOf(plainWords(bare)), ...rounds])].sort().join(' '),
  };
}
