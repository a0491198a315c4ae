import type { StipendKind } from './vocabulary';

/** Required, or the default for listings that lack it. */
type Needed<Value> = { required: true } | { missing: Value };

export interface Stipend {
  kind: StipendKind;
  /** Whole Kenya shillings a month; only when paid and stated. */
  min: number | null;
  max: number | null;
}

/** The type of a field and its bounds, in characters for texts. `minLength` applies unless the text is empty. */
export type Holds =
  | ({ kind: 'line'; minLength: number; maxLength: number } & Needed<string>)
  /** A text with meaningful line breaks. */
  | ({ kind: 'paragraphs'; minLength: number; maxLength: number } & Needed<string>)
  /** At most `maxItems` texts, each of at most `maxLength` characters. */
  | { kind: 'lines'; maxItems: number; maxLength: number; missing: readonly string[] }
  | ({ kind: 'choice'; of: readonly string[] } & Needed<string | null>)
  | { kind: 'industry'; required: true }
  | { kind: 'yes or no'; missing: boolean }
  | { kind: 'moment'; required: true }
  /** http(s), mailto or tel. */
  | { kind: 'link'; maxLength: number; required: true }
  /** `highest`: whole Kenya shillings a month. */
  | { kind: 'stipend'; highest: number; missing: Stipend };

/** The decisions about a field of a listing. A field that leaves one of these out does not compile. */
export interface ListingField {
  /** Its label in the editor's form, its messages and the notice of a stale edit. */
  label: string;
  holds: Holds;
  /** Which public answers have it: those of lists too, or only those of one listing. */
  shown: 'in lists' | 'in full';
  /** Where the listing's page shows it: among the facts, under this term; among the texts, under this heading; or placed by hand. */
  page: { fact: string } | { text: string; id?: string } | 'by hand';
  /** Its weight in search: most in the title, least in the text. Filters need no words. */
  searched: 'title' | 'employer' | 'place' | 'about' | 'text' | 'nowhere';
  /** Where an import reads it: the column of its name, additional columns for its parts, or nowhere. */
  imported: 'its column' | 'columns of its parts' | 'nowhere';
  /** The effect of deleting the account of its employer: removes the person from its words, replaces a link to them, or keeps it. */
  erased: 'words' | 'link' | 'kept';
}
