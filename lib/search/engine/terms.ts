import type { ListingText, Place } from './listing-text';
import { MAX_IMPACT, Postings } from './postings';
import { stemOf } from './stem';
import { Vocabulary, type Seen } from './vocabulary';
import { forEachWord, isMeaningful } from './words';

/** The ranking weight of a word in each part of a listing, measured in occurrences in the text. */
const WEIGHTS: Record<Place, number> = { title: 9, employer: 4, place: 4, about: 1, text: 1 };

/** The parts of a listing that appear in lists. */
const HEAD: readonly Place[] = ['title', 'employer', 'place'];

const PLACES: readonly Place[] = [...HEAD, 'about', 'text'];

/** The weight that results in half of the maximum score (BM25's k1). */
const HALF = 3;

/** The number of words in an average text, and how much the length matters (BM25's b). */
const USUAL_LENGTH = 80;
const LENGTH_MATTERS = 0.4;

/** Maximum distinct words indexed per text. No advert has more; the limit stops texts designed to exhaust memory. */
const MAX_TEXT_STEMS = 1_000;

interface Term {
  readonly postings: Postings;
  document: number;
  /** The highest weight outside the text. */
  weight: number;
  inText: number;
  inTitle: boolean;
}

interface Word extends Seen {
  readonly term: Term;
  document: number;
  inHead: boolean;
}

/** The words of all listings: postings by stem, and a vocabulary. One lookup per occurrence keeps node startup fast. */
export class Terms {
  readonly vocabulary = new Vocabulary<Word>();
  readonly #terms = new Map<string, Term>();
  readonly #words = new Map<string, Word | null>();

  postings(stem: string): Postings | undefined {
    return this.#terms.get(stem)?.postings;
  }

  get bytes(): number {
    let bytes = 0;
    for (const { postings } of this.#terms.values()) bytes += postings.bytes;
    return bytes;
  }

  /** Adds a listing's words (BM25F). Its number must exceed all earlier ones. Returns the number of distinct stems in its title. */
  add(document: number, text: ListingText): number {
    const touched: Term[] = [];
    let titleLength = 0;
    let length = 0;
    for (const place of PLACES) {
      length = this.#addPlace(document, place, text[place], touched);
      if (place === 'title') titleLength = touched.length;
    }
    const norm = 1 - LENGTH_MATTERS + LENGTH_MATTERS * (length / USUAL_LENGTH);
    for (const { postings, weight, inText, inTitle } of touched) {
      const all = weight + (inText * WEIGHTS.text) / norm;
      postings.add(document, Math.max(1, Math.round((MAX_IMPACT * all) / (all + HALF))), inTitle);
    }
    return titleLength;
  }

  #addPlace(document: number, place: Place, text: string, touched: Term[]): number {
    const isText = place === 'text';
    const isHead = HEAD.includes(place);
    const before = touched.length;
    let length = 0;
    forEachWord(text, (spelt) => {
      const word = this.#wordOf(spelt);
      if (!word) return;
      length++;
      seeWord(word, document, isHead);
      const { term } = word;
      if (term.document !== document) {
        if (isText && touched.length - before >= MAX_TEXT_STEMS) return;
        Object.assign(term, { document, weight: 0, inText: 0, inTitle: place === 'title' });
        touched.push(term);
      }
      if (isText) term.inText++;
      else term.weight = Math.max(term.weight, WEIGHTS[place]);
    });
    return length;
  }

  /** Returns null for a stop word. */
  #wordOf(spelt: string): Word | null {
    const known = this.#words.get(spelt);
    if (known !== undefined) return known;
    const word = isMeaningful(spelt)
      ? { count: 0, head: 0, term: this.#termOf(stemOf(spelt)), document: -1, inHead: false }
      : null;
    this.#words.set(spelt, word);
    if (word) this.vocabulary.set(spelt, word);
    return word;
  }

  #termOf(stem: string): Term {
    const known = this.#terms.get(stem);
    if (known) return known;
    const term: Term = { postings: new Postings(), document: -1, weight: 0, inText: 0, inTitle: false };
    this.#terms.set(stem, term);
    return term;
  }
}

/** Counts a word at most once per listing, and at most once in the parts that appear in lists (`HEAD`). */
function seeWord(word: Word, document: number, isHead: boolean): void {
  if (word.document !== document) {
    word.document = document;
    word.inHead = false;
    word.count++;
  }
  if (isHead && !word.inHead) {
    word.inHead = true;
    word.head++;
  }
}
