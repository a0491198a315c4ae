import type { Document } from 'bson';

/** A step of a story; sessions and streams have single-letter names. */
export type Step =
  | {
      /** Runs in the open transaction of the session `in`, if given. */
      run: Document;
      in?: string;
      found?: Document[];
      answer?: Document;
      refused?: number;
      label?: string;
    }
  | { start: string }
  | { commit: string; refused?: number }
  | { abort: string }
  /** Opens a change stream on the collection `c`, either from now on or after the last change that another stream read. */
  | { watch: string; stages?: Document[]; after?: string; options?: Document }
  /** Compares these fields of a stream's next changes; with `only`, the changes must have no other fields. */
  | { changes: string; are: Document[]; only?: true };

export interface Story {
  of: string;
  name: string;
  documents?: Document[];
  indexes?: Document[];
  steps: Step[];
}
