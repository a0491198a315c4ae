import type { Verdict } from './finding';
import type { Tag } from './lexicon';

export interface TextRule extends Verdict {
  /** Requires one phrase of each entry. `|` separates equivalent tags. */
  all: readonly (readonly Tag[])[];
  /** Maximum number of words between the first and the others. */
  within: number;
  /** Tags that make the sentence harmless. */
  unless?: readonly Tag[];
  notIn?: readonly string[];
  /** The only fields in which these words are suspicious. Default: all. */
  onlyIn?: readonly string[];
  /** Whether "never", "no" or "do not" before it negates it. Default: true. */
  negatable?: boolean;
  /** Whether the words are so clear together that the model must not soften the finding. */
  isFirm?: boolean;
}
