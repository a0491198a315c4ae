/** How listings match the words of a search, before its filters. Indexed by document number. */
export interface Evaluation {
  /** Listings that match anything. Undefined: all listings. */
  candidates: Uint32Array | undefined;
  score: Float32Array;
  /** Similarity to the search: the score, with each filter scored as if it were a word of the same rarity. */
  closeness: Float32Array;
  /** How many parts of the search each listing has. */
  parts: Uint8Array;
  /** How many of these parts are words. */
  wordParts: Uint8Array;
  /** The number of parts. `words` of them are words, and `knownWords` of those occur in a listing or table. */
  required: number;
  words: number;
  knownWords: number;
}
