/** Bits of a posting: the document above, then whether its title has the word, then how much the word counts there. */
const IMPACT_BITS = 8;
const TITLE_BIT = 1 << IMPACT_BITS;
const DOCUMENT_SHIFT = IMPACT_BITS + 1;

/** What a word may count: a share of this. */
export const MAX_IMPACT = (1 << IMPACT_BITS) - 1;

/** Documents an index can number: 23 bits. */
export const MAX_DOCUMENTS = 1 << (32 - DOCUMENT_SHIFT);

const START = 2;
const GROWTH = 1.5;

export const documentOf = (posting: number): number => posting >>> DOCUMENT_SHIFT;
export const impactOf = (posting: number): number => posting & MAX_IMPACT;
export const isInTitle = (posting: number): boolean => (posting & TITLE_BIT) !== 0;

/** The documents that have one word, in the order of their numbers, four bytes each. */
export class Postings {
  #items = new Uint32Array(START);
  #length = 0;

  get length(): number {
    return this.#length;
  }

  get bytes(): number {
    return this.#items.byteLength;
  }

  /** Adds a document with a higher number than any before. Takes an impact of 1 to `MAX_IMPACT`. */
  add(document: number, impact: number, inTitle: boolean): void {
    if (this.#length === this.#items.length) {
      const grown = new Uint32Array(Math.ceil(this.#items.length * GROWTH) + 1);
      grown.set(this.#items);
      this.#items = grown;
    }
    this.#items[this.#length++] = ((document << DOCUMENT_SHIFT) | (inTitle ? TITLE_BIT : 0) | impact) >>> 0;
  }

  /** The postings themselves, to be read only. */
  items(): Uint32Array {
    return this.#items.subarray(0, this.#length);
  }
}
