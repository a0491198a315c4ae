import type { StipendKind } from './vocabulary';

/** Either required, or with a default for listings that lack it. */
type Needed<Value> = { required: true } | { missing: Value };

export interface Stipend {
  kind: StipendKind;
  /** Whole Kenya shillings per month, if paid and stated. */
  min: number | null;
  max: number | null;
}

/** The type of a field and its limits, in characters for strings. `minLength` applies unless the string is empty. */
export type Holds =
  | ({ kind: 'line'; minLength: number; maxLength: number } & Needed<string>)
  /** Text with meaningful line breaks. */
  | ({ kind: 'paragraphs'; minLength: number; maxLength: number } & Needed<string>)
  /** At most `maxItems` strings of at most `maxLength` characters each. */
  | { kind: 'lines'; maxItems: number; maxLength: number; missing: readonly string[] }
  | ({ kind: 'choice'; of: readonly string[] } & Needed<string | null>)
  | { kind: 'industry'; required: true }
  | { kind: 'yes or no'; missing: boolean }
  | { kind: 'moment'; required: true }
  /** http(s), mailto or tel. */
  | { kind: 'link'; maxLength: number; required: true }
  /** `highest` is in whole Kenya shillings per month. */
  | { kind: 'stipend'; highest: number; missing: Stipend };

/** The decisions about a field of a listing. If a field omits one of these decisions, it does not compile. */
export interface ListingField {
  /** Its label in the editor's form, in error messages and in the notice about a stale edit. */
  label: string;
  holds: Holds;
  /** Whether public responses include it in lists of listings, or only in single listings. */
  shown: 'in lists' | 'in full';
  /** Where it is on the listing's page: among the facts under this term, among the sections under this heading, or placed individually. */
  page: { fact: string } | { text: string; id?: string } | 'by hand';
  /** Its weight in searches: highest for the title, lowest for the text. Filters do not depend on it. */
  searched: 'title' | 'employer' | 'place' | 'about' | 'text' | 'nowhere';
  /** Where an import reads it: the column of the same name, additional columns for its parts, or nowhere. */
  imported: 'its column' | 'columns of its parts' | 'nowhere';
  /** When its employer's account is deleted, the text loses the person's data, a link to them is replaced, or the field is kept. */
  erased: 'words' | 'link' | 'kept';
}
