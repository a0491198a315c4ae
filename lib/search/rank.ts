import { ABOUT, termKey, TITLE } from './listing-terms';
import type { ExpandedWord } from './query-expansion';

/** What a word counts where it stands: title over company, place and kind over the text. */
const IN_TITLE = 8;
const IN_ABOUT = 4;
const IN_BODY = 1;

/** What a title counts for being nothing but the words searched for; less than any word. */
const WHOLE_TITLE = 0.9;

/** A found listing as it is ranked. */
export interface Candidate {
  id: string;
  /** Its keys but for those of its text, each in a line. */
  head: string;
  /** Milliseconds of the epoch. */
  deadline: number;
  createdAt: number;
}

/** How well a listing answers: the sum over the words of where it has them and how surely they are meant. */
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

/** The best answers first; of equal ones those that close sooner, then the newer. */
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
