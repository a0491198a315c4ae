import { isKnownWord } from '@/lib/trust/fraud-checks/known-word';
import { knownEmployerIn } from '@/lib/trust/fraud-checks/known-name';
import { isDenied, isWeighty } from '@/lib/trust/fraud-checks/weighty-words';
import { editDistance } from '@/lib/search/engine/edit-distance';

/** A word in small letters, a mark that stands alone, or something of which no part is a slip that one can be sure of: a number, a link. */
interface Piece {
  text: string;
  isWord: boolean;
  /** Whether a stop, a comma, a bracket or a blank line parts it from the next piece. */
  isParted: boolean;
}

/** Letters and marks of words. Anything else is in a number, an amount, an address, a link, or is no letter of English or Kiswahili. */
const PLAIN = /^[A-Za-zÀ-ÖØ-öø-ÿ.,;:!'’‘"“”()[\]\-–—…•*]*$/;

/** A mark between letters without a space: an address, such as "twiga.com". */
const HOLDS_MARK = /\p{L}[.:]+\p{L}/u;

/** The end of a sentence and the beginning of the next, without a space between them. */
const GLUED = /^(\p{Ll}{2,}\.)(\p{Lu}\p{Ll}+[.,;:!]*)$/u;

const WORDS = /\p{L}+(?:['’]\p{L}+)*|[.,;:!()[\]–—…•*]/gu;
const ENDS = /[.,;:!)\]…]+$/;
const BEGINS = /^[([•*]+/;

/** Stands for a blank line among tokens. */
const BLANK_LINE = '\n';

const BLANK_LINES = /\n[ \t\r]*\n[ \t\r\n]*/;
const SPACES = /[ \t\r\n]+/;

/** The parts of a text between spaces; a question mark stands alone. */
const tokensOf = (text: string): string[] =>
  text
    .normalize('NFKC')
    .replaceAll('?', ' ? ')
    .split(BLANK_LINES)
    .flatMap((paragraph, at) => [
      ...(at > 0 ? [BLANK_LINE] : []),
      ...paragraph.split(SPACES).filter((token) => token !== ''),
    ]);

const isPlain = (token: string): boolean =>
  PLAIN.test(token) && !HOLDS_MARK.test(token.replace(ENDS, '').replace(BEGINS, ''));

const plainWord = (word: string): string => word.toLowerCase().replace(/['’]/g, '');

function piecesOf(tokens: readonly string[]): Piece[] {
  const pieces: Piece[] = [];
  const part = () => {
    const last = pieces.at(-1);
    if (last) last.isParted = true;
  };
  for (const token of tokens) {
    if (token === BLANK_LINE) part();
    else if (!isPlain(token)) {
      pieces.push({ text: token.replace(ENDS, ''), isWord: false, isParted: ENDS.test(token) });
    } else {
      if (/^[-–—]$/.test(token)) part();
      for (const [found] of token.matchAll(WORDS)) {
        if (/^\p{L}/u.test(found)) pieces.push({ text: plainWord(found), isWord: true, isParted: false });
        else part();
      }
    }
  }
  part();
  return pieces;
}

/** Letters added, left out or changed that turn one word into the other (Levenshtein). */
function lettersApart(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let from = 1; from <= one.length; from += 1) {
    const next = [from];
    for (let to = 1; to <= other.length; to += 1) {
      const changed = (row[to - 1] ?? 0) + (one[from - 1] === other[to - 1] ? 0 : 1);
      next.push(Math.min(changed, (row[to] ?? 0) + 1, (next[to - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[other.length] ?? 0;
}

/** Letters from which two may be wrong in a word, and one. */
const MIN_FOR_TWO = 6;
const MIN_FOR_ONE = 3;

/** Letters of the longest word that is compared letter by letter. */
const LONGEST = 40;

const ENDINGS = ['', 's', 'es', 'd', 'ed'];

/** Whether two words are one with other endings of a plural or a past: "skill" and "skills". */
function isInflected(one: string, other: string): boolean {
  const stemsOf = (word: string) =>
    ENDINGS.filter((ending) => word.endsWith(ending)).map((ending) =>
      word.slice(0, word.length - ending.length),
    );
  const stems = new Set(stemsOf(one));
  return stemsOf(other).some((stem) => stem.length >= MIN_FOR_ONE && stems.has(stem));
}

const withoutAccents = (word: string): string => word.normalize('NFD').replace(/\p{M}/gu, '');

const isArticle = (word: string): boolean => word === 'a' || word === 'an';

/** Whether one word is only spelt or inflected differently in the other. A known word is no slip of another one. */
function isSpelling(before: string, after: string): boolean {
  if (isArticle(before) && isArticle(after)) return true;
  if (isWeighty(before) || isWeighty(after) || isDenied(before, after)) return false;
  if (knownEmployerIn(before) ?? knownEmployerIn(after)) return false;
  if (withoutAccents(before) === withoutAccents(after)) return true;
  if (isKnownWord(before)) return isInflected(before, after);
  const shorter = Math.min(before.length, after.length);
  if (shorter < MIN_FOR_ONE || shorter > LONGEST) return false;
  const most = shorter >= MIN_FOR_TWO ? 2 : 1;
  return editDistance(before, after, most) <= most;
}

/** Whether some pieces are words that may be joined or parted. */
const mayMove = (pieces: readonly (Piece | undefined)[]): boolean =>
  pieces.every((piece) => piece !== undefined && piece.isWord && !isWeighty(piece.text));

interface Step {
  /** Pieces that are compared, before and after. */
  before: number;
  after: number;
  /** Letters that differ. */
  letters: number;
}

const SAME: Step = { before: 1, after: 1, letters: 0 };

/** What is around a word. */
interface Around {
  previous: Piece | undefined;
  piece: Piece | undefined;
  next: Piece | undefined;
}

const around = (pieces: readonly Piece[], at: number): Around => ({
  previous: pieces[at - 1],
  piece: pieces[at],
  next: pieces[at + 1],
});

/** A word that means much stands between the same marks: "No, fees are paid" is not "No fees are paid". */
const isPartedAlike = (one: Around, other: Around): boolean =>
  one.piece?.isParted === other.piece?.isParted && one.previous?.isParted === other.previous?.isParted;

/** How the next pieces of two texts are the same, or one spelling of the other. */
function stepAt(one: Around, other: Around): Step | undefined {
  const [before, after] = [one.piece, other.piece];
  if (before && after && before.text === after.text)
    return isWeighty(before.text) && !isPartedAlike(one, other) ? undefined : SAME;
  if (before && !before.isParted && one.next && after?.text === before.text + one.next.text)
    return mayMove([before, one.next, after]) ? { before: 2, after: 1, letters: 1 } : undefined;
  if (after && !after.isParted && other.next && before?.text === after.text + other.next.text)
    return mayMove([before, after, other.next]) ? { before: 1, after: 2, letters: 1 } : undefined;
  if (before?.isWord && after?.isWord && isSpelling(before.text, after.text))
    return { before: 1, after: 1, letters: lettersApart(before.text, after.text) };
  if (before && before.text === one.previous?.text && !one.previous.isParted && mayMove([before]))
    return { before: 1, after: 0, letters: before.text.length };
  return undefined;
}

/** Letters in another form than the usual one, such as small raised ones; a space that does not break, and three stops in one, are usual. */
const inOtherForms = (text: string): string =>
  Array.from(text)
    .filter((sign) => sign !== '\u00a0' && sign !== '…' && sign.normalize('NFKC') !== sign)
    .join('');

/** Whether no letter takes another form: "ⁿᵒ" is read by nobody. */
function keepsForms(before: string, after: string): boolean {
  const forms = inOtherForms(after);
  return forms === '' || forms === inOtherForms(before);
}

/** Parts a sentence from the next one where the other text does. */
const unglued = (tokens: readonly string[], others: readonly string[]): string[] => {
  const kept = new Set(others);
  return tokens.flatMap((token) => {
    const [, end, beginning] = (kept.has(token) ? null : GLUED.exec(token)) ?? [];
    return end !== undefined && beginning !== undefined ? [end, beginning] : [token];
  });
};

/** Letters that may differ in a short field, the share of them in a longer one, and all of them in a listing. */
const LEAST_ALLOWED = 3;
const SHARE_ALLOWED = 0.03;
const MOST_ALLOWED = 20;

/**
 * Counts the letters that a text spells differently than another. Gives undefined if it says something else, or if more than 20 differ.
 * Compares both in NFKC. Capitals, spaces around words and marks between them are free, except marks beside words that deny, limit or are
 * about money. Two words joined, or one parted, count as one letter; a word that stood twice in a row counts with its letters. Numbers, links,
 * addresses and everything that is no plain letter must be the same, in the same order.
 */
export function lettersCorrected(before: string, after: string): number | undefined {
  if (!keepsForms(before, after)) return undefined;
  const now = tokensOf(after);
  const [from, to] = [piecesOf(unglued(tokensOf(before), now)), piecesOf(now)];
  let [at, there, letters] = [0, 0, 0];
  while (at < from.length || there < to.length) {
    const step = stepAt(around(from, at), around(to, there));
    if (!step) return undefined;
    at += step.before;
    there += step.after;
    letters += step.letters;
    if (letters > MOST_ALLOWED) return undefined;
  }
  return letters;
}

/** The letters that may differ in a field. */
const allowedIn = (text: string): number =>
  Math.max(LEAST_ALLOWED, Math.floor(SHARE_ALLOWED * (text.match(/\p{L}/gu)?.length ?? 0)));

/**
 * Whether texts only spell the approved ones differently: at most three letters or 3 % of each field's letters, whichever is more, and 20 in
 * all. Takes pairs of an approved text and what it would be.
 */
export function isCorrection(pairs: readonly { approved: string; after: string }[]): boolean {
  let all = 0;
  for (const { approved, after } of pairs) {
    const letters = lettersCorrected(approved, after);
    if (letters === undefined || letters > allowedIn(approved)) return false;
    all += letters;
  }
  return all <= MOST_ALLOWED;
}
