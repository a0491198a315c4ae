import type { PolicyRow } from './policy-rows';

/** The legal bases of section 30 of the Data Protection Act, 2019. */
export const BASES = {
  contract: 'Contract: to do what the person signed up for',
  consent: 'Consent: the person gave it to get an answer',
  interest: 'Legitimate interest: to keep the service honest, safe and working',
  law: 'Legal obligation: a law of Kenya requires it, such as the Act itself',
  none: 'None is needed: it says nothing about a person',
} as const;
export type Basis = keyof typeof BASES;

/** In addition to the person's own export. */
export const AUDIENCES = {
  everybody: 'Everyone',
  person: 'The person, and the parent or guardian of someone under 18',
  employer: 'The employer concerned',
  editors: 'Editors',
  administrators: 'Administrators',
  recipient: 'The person who gets the e-mail',
  nobody: 'No one: only the service uses it',
} as const;
export type Audience = keyof typeof AUDIENCES;

/** A maximum number of days after an event, or until an event without a date. */
export type Kept = ({ days: number; after: string } | { days: null; until: string }) & {
  /** A short form for the privacy policy, which explains it once. */
  short?: string;
};

/** Missing values default to those of the entry. */
export interface FieldUse<Path extends string = string> {
  /** Schema paths: `history.at`. */
  fields: readonly Path[];
  /** Completes "Stored …". */
  purpose: string;
  basis?: Basis;
  seenBy?: readonly Audience[];
  kept?: Kept;
  /** Its row of the privacy policy. */
  row?: PolicyRow;
}

/** A collection in the processing register. */
export interface Entry<Path extends string = string> {
  collection: string;
  holds: string;
  people: string;
  basis: Basis;
  seenBy: readonly Audience[];
  kept: Kept;
  /** Null for data that is not about people, which the privacy policy leaves out. */
  row: PolicyRow | null;
  uses: readonly FieldUse<Path>[];
}

type PathOf<Document> = (keyof Document & string) | `${keyof Document & string}.${string}`;

/** Checks that the paths begin with fields of this document. */
export const entry = <Document>(one: Entry<PathOf<Document>>): Entry => one;
