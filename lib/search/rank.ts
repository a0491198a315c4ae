import { ABOUT, termKey, TITLE } from './listing-terms';
import type { ExpandedWord } from './query-expansion';

/** Ranking weights of a word by its place: title over company, place and kind over the text. */
const IN_TITLE = 8;
const IN_ABOUT = 4;
const IN_BODY = 1;

/** Ranking weight of a title that consists of the query; less than any word. */
const WHOLE_TITLE = 0.9;

/** A listing to rank. */
export interface Candidate {
  id: string;
  /** Its keys, without those of its text, one per line. */
  head: string;
  /** Milliseconds of the epoch. */
  deadline: number;
  createdAt: number;
}

/** The score of a listing: the sum over the words of the weight of their place and of their stem. */
function scoreOf(head: string, expandedWords: readonly ExpandedWord[]): number {
  const lines = `\n${head}\n`;
  const has = (place: string, stem: string) => lines.includes(`\n${termKey(place, stem)}\n`);
  let score = 0;
  let inTitle = 0;
  for (const { required, stems } of expandedWords) {
    let best = 0;
    for (const [stem, sure] of stems) {
      const title = has(TITLE, stem);
      if (title) inTitle++;
      const place = title ? IN_TITLE : has(ABOUT, stem) ? IN_ABOUT : required ? IN_BODY : 0;
      best = Math.max(best, place * sure);
    }
    score += best;
  }
  const titleLength = lines.split(`\n${TITLE}:`).length - 1;
  return score + WHOLE_TITLE * (inTitle / Math.max(1, titleLength));
}

/** Sorts by score; ties by deadline, then newest. */
export const ranked = (
  candidates: readonly Candidate[],
  expandedWords: readonly ExpandedWord[],
): Candidate[] =>
  candidates
    .map((candidate) => ({ candidate, score: scoreOf(candidate.head, expandedWords) }))
    .sort(
      (a, b) =>
        b.score - a.score ||
        a.candidate.deadline - b.candidate.deadline ||
        b.candidate.createdAt - a.candidate.createdAt ||
        (a.candidate.id < b.candidate.id ? 1 : -1),
    )
    .map(({ candidate }) => candidate);
