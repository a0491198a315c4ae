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
  /** Follows the changes of the collection `c`, from now on or from behind the last change that another stream gave. */
  | { watch: string; after?: string; options?: Document }
  /** The next changes that a stream gives, by these members, with the fields of documents in order. */
  | { changes: string; are: Document[] };

/** Steps on the collection `c`, which is there before the first. */
export interface Story {
  of: string;
  name: string;
  documents?: Document[];
  indexes?: Document[];
  steps: Step[];
}
