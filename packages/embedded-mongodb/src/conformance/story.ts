import type { Document } from 'bson';

/** What is done one after the other in a story; sessions and streams go by names of one letter. */
export type Step =
  | {
      /** A command, in the open transaction of a session if one is named. */
      run: Document;
      in?: string;
      found?: Document[];
      answer?: Document;
      refused?: number;
      /** A label that the refusal carries. */
      label?: string;
    }
  | { start: string }
  | { commit: string; refused?: number }
  | { abort: string }
  /**
   * Follows the changes of the collection `c` through some stages, from now on or from behind the last change that another stream
   * gave.
   */
  | { watch: string; stages?: Document[]; after?: string; options?: Document }
  /** The next changes that a stream gives, by these members; `only` these, where that is said. */
  | { changes: string; are: Document[]; only?: true };

/** Steps on the collection `c`, which is there before the first. */
export interface Story {
  of: string;
  name: string;
  documents?: Document[];
  indexes?: Document[];
  steps: Step[];
}
