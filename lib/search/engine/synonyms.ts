import { MAX_PHRASE, meaningOf, phraseKey, tokensOf, type Meaning } from './phrases';

export interface SynonymPair {
  phrase: string;
  means: string;
}

type Trade = Extract<Meaning, { is: 'trade' }>;

const merged = (...lists: readonly (readonly string[])[]): string[] => [...new Set(lists.flat())];

/**
 * Synonyms added by administrators, in addition to the tables. A search for either phrase of a pair also finds the other. A phrase outside
 * the tables can take on the meaning of a place, filter or filler. Phrases for these keep their own meaning.
 */
export class Synonyms {
  readonly #meanings = new Map<string, Meaning>();
  readonly #words = new Set<string>();

  constructor(pairs: readonly SynonymPair[]) {
    for (const { phrase, means } of pairs) {
      this.#learn(phrase, means);
      this.#learn(means, phrase);
    }
  }

  get size(): number {
    return this.#meanings.size;
  }

  /** The meaning of a phrase according to these pairs and the tables. */
  meaningOf(key: string): Meaning | undefined {
    return this.#meanings.get(key) ?? meaningOf(key);
  }

  /** True for a word in a pair. Such words are never corrected. */
  has(word: string): boolean {
    return this.#words.has(word);
  }

  words(): IterableIterator<string> {
    return this.#words.values();
  }

  #learn(phrase: string, means: string): void {
    const tokens = tokensOf(phrase);
    const key = phraseKey(tokens);
    const target = meaningOf(phraseKey(tokensOf(means)));
    const own = this.#meanings.get(key) ?? meaningOf(key);
    const isFit = tokens.length > 0 && tokens.length <= MAX_PHRASE && phrase !== means;
    if (!isFit || (own && own.is !== 'trade')) return;
    if (!target || target.is === 'trade') this.#meanings.set(key, tradeOf(phrase, own, means, target));
    else if (own) return;
    else this.#meanings.set(key, target);
    for (const token of tokens) this.#words.add(token);
  }
}

const tradeOf = (
  phrase: string,
  own: Trade | undefined,
  means: string,
  target: Trade | undefined,
): Trade => ({
  is: 'trade',
  says: merged(own?.says ?? [], [means], target?.says ?? []).filter((name) => name !== phrase),
  near: merged(own?.near ?? [], target?.near ?? []),
});

export const NO_SYNONYMS = new Synonyms([]);
