import { isKnownWord } from '@/lib/trust/fraud-checks/known-word';
import { knownEmployerIn } from '@/lib/trust/fraud-checks/known-name';
import { isDenied, isWeighty } from '@/lib/trust/fraud-checks/weighty-words';
import { editDistance } from '@/lib/search/engine/edit-distance';

/** A word in lower case, a punctuation mark, or anything else, such as a number or a link, which must not change. */
interface Piece {
  text: string;
  isWord: boolean;
  /** Separated from the next piece by a full stop, a comma, a bracket or a blank line. */
  isParted: boolean;
}

/** Letters and punctuation of English and Kiswahili words. Anything else is in a number, amount, address or link. */
const PLAIN = /^[A-Za-zÀ-ÖØ-öø-ÿ.,;:!'’‘"“”()[\]\-–—…•*]*$/;

/** Punctuation between letters without a space, as in the address "twiga.com". */
const HOLDS_MARK = /\p{L}[.:]+\p{L}/u;

const GLUED = /^(\p{Ll}{2,}\.)(\p{Lu}\p{Ll}+[.,;:!]*)$/u;

const WORDS = /\p{L}+(?:['’]\p{L}+)*|[.,;:!()[\]–—…•*]/gu;
const ENDS = /[.,;:!)\]…]+$/;
const BEGINS = /^[([•*]+/;
const BLANK_LINE = '\n';

const BLANK_LINES = /\n[ \t\r]*\n[ \t\r\n]*/;
const SPACES = /[ \t\r\n]+/;

/** Splits a text at spaces; a question mark is its own token. */
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

/** Minimum length, in letters, of a word that may have two typos, and of a word that may have one. */
const MIN_FOR_TWO = 6;
const MIN_FOR_ONE = 3;

/** Longer words are not compared letter by letter. */
const LONGEST = 40;

const ENDINGS = ['', 's', 'es', 'd', 'ed'];

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

/** True if two words differ only in spelling or inflection. A known word is never a typo of another. */
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

const mayMove = (pieces: readonly (Piece | undefined)[]): boolean =>
  pieces.every((piece) => piece !== undefined && piece.isWord && !isWeighty(piece.text));

interface Step {
  before: number;
  after: number;
  letters: number;
}

const SAME: Step = { before: 1, after: 1, letters: 0 };

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

/** A word with legal weight must keep its punctuation: "No, fees are paid" is not "No fees are paid". */
const isPartedAlike = (one: Around, other: Around): boolean =>
  one.piece?.isParted === other.piece?.isParted && one.previous?.isParted === other.previous?.isParted;

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

/** Letters in another Unicode form, such as superscripts. Non-breaking spaces and ellipses do not count. */
const inOtherForms = (text: string): string =>
  Array.from(text)
    .filter((sign) => sign !== '\u00a0' && sign !== '…' && sign.normalize('NFKC') !== sign)
    .join('');

/** True if the new text has the same letters in other forms as the old one, or none. NFKC would hide that "no" became "ⁿᵒ". */
function keepsForms(before: string, after: string): boolean {
  const forms = inOtherForms(after);
  return forms === '' || forms === inOtherForms(before);
}

/** Splits sentences that are not separated by a space, unless the other text has the same token. */
const unglued = (tokens: readonly string[], others: readonly string[]): string[] => {
  const kept = new Set(others);
  return tokens.flatMap((token) => {
    const [, end, beginning] = (kept.has(token) ? null : GLUED.exec(token)) ?? [];
    return end !== undefined && beginning !== undefined ? [end, beginning] : [token];
  });
};

/** Letters that may differ: in a short field, as a share of a longer one, and in the whole listing. */
const LEAST_ALLOWED = 3;
const SHARE_ALLOWED = 0.03;
const MOST_ALLOWED = 20;

/**
 * Counts the letters that differ between two texts, compared in NFKC. Returns undefined if the meaning may differ, or for more than 20
 * letters. Ignores capitals, spaces and punctuation, except next to words that deny, limit or are about money. Joining or splitting words
 * counts as one letter. Removing a repeated word counts all its letters. Numbers, links, addresses and other symbols must be the same, in
 * the same order.
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

const allowedIn = (text: string): number =>
  Math.max(LEAST_ALLOWED, Math.floor(SHARE_ALLOWED * (text.match(/\p{L}/gu)?.length ?? 0)));

/** True if the texts differ only in spelling: at most three letters or 3 % of each field, whichever is more, and 20 in all. */
export function isCorrection(pairs: readonly { approved: string; after: string }[]): boolean {
  let all = 0;
  for (const { approved, after } of pairs) {
    const letters = lettersCorrected(approved, after);
    if (letters === undefined || letters > allowedIn(approved)) return false;
    all += letters;
  }
  return all <= MOST_ALLOWED;
}
