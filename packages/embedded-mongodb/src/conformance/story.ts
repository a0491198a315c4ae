import type { Document } from 'bson';

/** A step of a story; sessions and streams have names of one letter. */
export type Step =
  | {
      /** A command, in the open transaction of a session if one is named. */
      run: Document;
      in?: string;
      found?: Document[];
      answer?: Document;
      refused?: number;
      /** A label of the error. */
      label?: string;
    }
  | { start: string }
  | { commit: string; refused?: number }
  | { abort: string }
  /**
   * Opens a change stream on the collection `c` with some stages, from now on or after the last change of another
   * stream.
   */
  | { watch: string; stages?: Document[]; after?: string; options?: Document }
  /** The next changes of a stream, compared by these members; with `only`, no others. */
  | { changes: string; are: Document[]; only?: true };

/** Steps on the collection `c`, which exists before the first. */
export interface Story {
  of: string;
  name: string;
  documents?: Document[];
  indexes?: Document[];
  steps: Step[];
}
