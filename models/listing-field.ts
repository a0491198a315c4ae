import type { StipendKind } from './vocabulary';

/** It must be filled in; or else what it is where nobody said anything, or an earlier version stored nothing. */
type Needed<Value> = { required: true } | { missing: Value };

export interface Stipend {
  kind: StipendKind;
  /** Whole Kenya shillings a month; only when paid and stated. */
  min: number | null;
  max: number | null;
}

/** What a field holds, and its bounds. Texts are measured in characters; one that is not empty has at least `minLength`. */
export type Holds =
  | ({ kind: 'line'; minLength: number; maxLength: number } & Needed<string>)
  /** A text in which line breaks mean something. */
  | ({ kind: 'paragraphs'; minLength: number; maxLength: number } & Needed<string>)
  /** At most `maxItems` texts, each of at most `maxLength` characters. */
  | { kind: 'lines'; maxItems: number; maxLength: number; missing: readonly string[] }
  | ({ kind: 'choice'; of: readonly string[] } & Needed<string | null>)
  /** The id of one of the industries. */
  | { kind: 'industry'; required: true }
  | { kind: 'yes or no'; missing: boolean }
  | { kind: 'moment'; required: true }
  /** http(s), mailto or tel. */
  | { kind: 'link'; maxLength: number; required: true }
  /** `highest`: whole Kenya shillings a month. */
  | { kind: 'stipend'; highest: number; missing: Stipend };

/** What is decided for every field of a listing. A field that leaves one of these out does not compile. */
export interface ListingField {
  /** What the editor's form, its messages and the notice of a stale edit call it. */
  label: string;
  holds: Holds;
  /** Which public answers have it: those of lists too, or only those of one listing. */
  shown: 'in lists' | 'in full';
  /**
   * Where the listing's own page has it: among the facts, under this term; among the texts, under this heading; or where the page
   * itself says.
   */
  page: { fact: string } | { text: string; id?: string } | 'by hand';
  /** Where a search finds its words: they weigh most in the title and least in the text. A filter needs no words. */
  searched: 'title' | 'employer' | 'place' | 'about' | 'text' | 'nowhere';
  /** Where an import reads it: in the column of its name, in one for each of its parts as well, or nowhere. */
  imported: 'its column' | 'columns of its parts' | 'nowhere';
  /** What becomes of it when its employer's account is deleted: the person is taken out of its words, a link to them replaced, or it is kept. */
  erased: 'words' | 'link' | 'kept';
}
