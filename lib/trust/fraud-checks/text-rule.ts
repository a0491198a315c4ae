import type { Verdict } from './finding';
import type { Tag } from './lexicon';

export interface TextRule extends Verdict {
  /** Requires, for each entry, a phrase with one of its tags. */
  all: readonly (readonly Tag[])[];
  /** Maximum distance in words between the phrase of the first entry and each of the others. */
  within: number;
  /** Tags that make the sentence harmless. */
  unless?: readonly Tag[];
  notIn?: readonly string[];
  /** The only fields in which these words are suspicious. Default: all. */
  onlyIn?: readonly string[];
  /** Whether "never", "no" or "do not" before the phrases negates them. Default: true. */
  negatable?: boolean;
  /** Whether the phrases together are so clear that the model must not soften the finding. */
  isFirm?: boolean;
}
