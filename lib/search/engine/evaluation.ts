/** How listings match a search, before chosen filters apply. Arrays are indexed by document number, except `candidates`. */
export interface Evaluation {
  /** The numbers of the listings that may match. Undefined means all listings. */
  candidates: Uint32Array | undefined;
  score: Float32Array;
  /** Similarity to the search: the score, with each filter scored as if it were a word of the same rarity. */
  closeness: Float32Array;
  /** How many parts of the search each listing matches. */
  parts: Uint8Array;
  /** How many of these parts are words. */
  wordParts: Uint8Array;
  /** The number of parts. `words` counts the parts that are words, and `knownWords` the words that occur in a listing or table. */
  required: number;
  words: number;
  knownWords: number;
}
