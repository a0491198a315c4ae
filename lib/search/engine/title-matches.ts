import { tokensOf } from './phrases';
import { stemOf } from './stem';
import { closedUpWords } from './words';

/** Character offsets; `to` is exclusive. */
export type Range = [from: number, to: number];

const PIECE = /[^\s,/()[\]|]+/g;

/** Punctuation around a piece that is not part of the word, unlike in `.NET` and `C++`. */
const AROUND = /^[^\p{L}\p{N}.]+|[^\p{L}\p{N}+#]+$/gu;

interface Piece {
  range: Range;
  stems: ReadonlySet<string>;
}

function piecesOf(title: string): Piece[] {
  return [...title.matchAll(PIECE)].flatMap((found) => {
    const [piece] = found;
    const word = piece.replace(AROUND, '');
    if (word === '') return [];
    const from = found.index + piece.indexOf(word);
    const stems = new Set([...tokensOf(word), ...closedUpWords(word)].map(stemOf));
    return [{ range: [from, from + word.length], stems }];
  });
}

/** Merges ranges that are separated only by spaces. */
function joined(title: string, ranges: readonly Range[]): Range[] {
  const out: Range[] = [];
  for (const [from, to] of ranges) {
    const last = out.at(-1);
    if (last && title.slice(last[1], from).trim() === '') last[1] = to;
    else out.push([from, to]);
  }
  return out;
}

/**
 * Returns the parts of a title to highlight, in order. `ways` contains the stems of each phrase that matches the search. A phrase counts
 * only if the title contains all its stems: "accounts assistant" highlights nothing in "Shop Assistant".
 */
export function titleMatches(title: string, ways: readonly (readonly string[])[]): Range[] {
  const pieces = piecesOf(title);
  const has = (stem: string) => pieces.some(({ stems }) => stems.has(stem));
  const said = new Set(ways.filter((way) => way.every(has)).flat());
  const marked = pieces.filter(({ stems }) => [...stems].some((stem) => said.has(stem)));
  return joined(
    title,
    marked.map(({ range }) => range),
  );
}
