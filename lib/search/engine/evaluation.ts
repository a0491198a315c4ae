/** How listings match the words of a search, before its filters. By the numbers of the index. */
export interface Evaluation {
  /** Listings that match anything; undefined for all. */
  candidates: Uint32Array | undefined;
  score: Float32Array;
  /** Similarity to the search: the score, with each filter scored as if it were a word of the same rarity. */
  closeness: Float32Array;
  /** Parts of the search that each listing has. */
  parts: Uint8Array;
  /** Those that are words. */
  wordParts: Uint8Array;
  /** Parts of the search. `words` of them are words, and `knownWords` of these are in some listing or table. */
  required: number;
  words: number;
  knownWords: number;
}
