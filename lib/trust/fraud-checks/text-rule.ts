import type { Verdict } from './finding';
import type { Tag } from './lexicon';

/** A rule over the words of one sentence. */
export interface TextRule extends Verdict {
  /** One phrase of each of these; `|` separates tags that do equally well. */
  all: readonly (readonly Tag[])[];
  /** Words between the first of them and the others, at most. */
  within: number;
  /** Tags that make the sentence harmless. */
  unless?: readonly Tag[];
  /** Fields in which these words mean something good. */
  notIn?: readonly string[];
  /** The fields in which these words mean something bad; all of them by default. */
  onlyIn?: readonly string[];
  /** Whether "never", "no", "do not" before it takes it back; true where nothing is said. */
  negatable?: boolean;
  /** Whether its words tell enough together that the model may not soften it. */
  isFirm?: boolean;
}
