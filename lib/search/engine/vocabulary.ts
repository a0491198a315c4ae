import { editDistance } from './edit-distance';

/** Letters. A shorter prefix would match too many words. */
const SHORTEST_BEGINNING = 3;

const MAX_COMPLETED = 12;

/** A word must have at least this many letters to be corrected for one typo, or for two. */
const SHORTEST_MISSPELT = 4;
const SHORTEST_TWICE_MISSPELT = 8;

export interface Seen {
  count: number;
  head: number;
}

export interface Guess extends Seen {
  word: string;
  distance: number;
}

/** The words as spelt in listings, for completions and corrections. */
export class Vocabulary<Word extends Seen = Seen> {
  readonly #words = new Map<string, Word>();
  readonly #byLength = new Map<number, string[]>();
  #sorted: string[] | undefined;

  get size(): number {
    return this.#words.size;
  }

  /** Adds a new word. The caller keeps its counts (`seen`) up to date. */
  set(word: string, seen: Word): void {
    this.#words.set(word, seen);
    const alike = this.#byLength.get(word.length);
    if (alike) alike.push(word);
    else this.#byLength.set(word.length, [word]);
    this.#sorted = undefined;
  }

  get(word: string): Word | undefined {
    return this.#words.get(word);
  }

  /** Returns the words with this prefix, most frequent in titles first, or none if the prefix is shorter than `shortest`. */
  startingWith(beginning: string, shortest = SHORTEST_BEGINNING): string[] {
    if (beginning.length < shortest) return [];
    const sorted = (this.#sorted ??= [...this.#words.keys()].sort());
    let low = 0;
    let high = sorted.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((sorted[middle] ?? '') < beginning) low = middle + 1;
      else high = middle;
    }
    const found: string[] = [];
    for (let at = low; sorted[at]?.startsWith(beginning); at++) found.push(sorted[at] ?? '');
    return found.sort((a, b) => this.#weight(b) - this.#weight(a)).slice(0, MAX_COMPLETED);
  }

  #weight(word: string): number {
    const seen = this.#words.get(word);
    return seen ? seen.head * 10 + seen.count : 0;
  }

  /** Returns the words one typo away or, if a long word has none, two typos away. Likeliest first, in the same order on every node. */
  near(word: string): Guess[] {
    if (word.length < SHORTEST_MISSPELT || /\d/.test(word)) return [];
    const one = this.#within(word, 1);
    return one.length > 0 || word.length < SHORTEST_TWICE_MISSPELT ? one : this.#within(word, 2);
  }

  #within(word: string, most: 1 | 2): Guess[] {
    const found: Guess[] = [];
    for (let length = word.length - most; length <= word.length + most; length++) {
      for (const candidate of this.#byLength.get(length) ?? []) {
        const distance = editDistance(word, candidate, most);
        const seen = distance <= most ? this.#words.get(candidate) : undefined;
        if (seen) found.push({ word: candidate, distance, count: seen.count, head: seen.head });
      }
    }
    return found.sort((a, b) => this.#weight(b.word) - this.#weight(a.word) || (a.word < b.word ? -1 : 1));
  }
}
