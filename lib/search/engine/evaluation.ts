/** How listings answer the words of a search, before its filters. By the numbers of the index. */
export interface Evaluation {
  /** Listings with anything to do with it; undefined for all there are. */
  candidates: Uint32Array | undefined;
  score: Float32Array;
  /** How close each is to the search: the score, with each filter scored as if it were a word of the same rarity. */
  closeness: Float32Array;
  /** How many parts of the search each has. */
  parts: Uint8Array;
  /** How many of these are words. */
  wordParts: Uint8Array;
  /** Parts of the search, and how many of them are words that some listing or table has. */
  required: number;
  words: number;
  knownWords: number;
}
