/** The layout of a posting, from the highest bits: the document, whether its title contains the word, and the word's impact. */
const IMPACT_BITS = 8;
const TITLE_BIT = 1 << IMPACT_BITS;
const DOCUMENT_SHIFT = IMPACT_BITS + 1;

export const MAX_IMPACT = (1 << IMPACT_BITS) - 1;

/** 23 bits. */
export const MAX_DOCUMENTS = 1 << (32 - DOCUMENT_SHIFT);

const START = 2;
const GROWTH = 1.5;

export const documentOf = (posting: number): number => posting >>> DOCUMENT_SHIFT;
export const impactOf = (posting: number): number => posting & MAX_IMPACT;
export const isInTitle = (posting: number): boolean => (posting & TITLE_BIT) !== 0;

/** The documents that contain a word, in ascending order. Each takes four bytes. */
export class Postings {
  #items = new Uint32Array(START);
  #length = 0;

  get length(): number {
    return this.#length;
  }

  get bytes(): number {
    return this.#items.byteLength;
  }

  /** Adds a document, whose number must be higher than all earlier ones. `impact` is between 1 and `MAX_IMPACT`. */
  add(document: number, impact: number, inTitle: boolean): void {
    if (this.#length === this.#items.length) {
      const grown = new Uint32Array(Math.ceil(this.#items.length * GROWTH) + 1);
      grown.set(this.#items);
      this.#items = grown;
    }
    this.#items[this.#length++] = ((document << DOCUMENT_SHIFT) | (inTitle ? TITLE_BIT : 0) | impact) >>> 0;
  }

  /** Returns the postings without copying them. Do not modify them. */
  items(): Uint32Array {
    return this.#items.subarray(0, this.#length);
  }
}
