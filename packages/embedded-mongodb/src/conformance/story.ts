import type { Document } from 'bson';

/** A step of a story; sessions and streams have names of one letter. */
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
  /** Opens a change stream on the collection `c`, from now on or after the last change of another stream. */
  | { watch: string; stages?: Document[]; after?: string; options?: Document }
  /** The next changes of a stream, compared by these fields; with `only`, no others may follow. */
  | { changes: string; are: Document[]; only?: true };

export interface Story {
  of: string;
  name: string;
  documents?: Document[];
  indexes?: Document[];
  steps: Step[];
}
