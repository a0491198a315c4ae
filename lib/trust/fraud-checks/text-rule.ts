import type { Verdict } from './finding';
import type { Tag } from './lexicon';

export interface TextRule extends Verdict {
  /** One phrase of each; `|` separates equivalent tags. */
  all: readonly (readonly Tag[])[];
  /** Maximum words between the first and the others. */
  within: number;
  /** Tags that make the sentence harmless. */
  unless?: readonly Tag[];
  notIn?: readonly string[];
  /** The only fields where these words are suspicious. Default: all. */
  onlyIn?: readonly string[];
  /** "never", "no" or "do not" before it negates it. Default: true. */
  negatable?: boolean;
  /** The words are clear enough together that the model may not soften it. */
  isFirm?: boolean;
}
