import type { Value } from './constant';

/** Files that users read, or whose content is shown to users. */
export const PRIVACY = 'lib/content/legal-texts/privacy-policy.ts';
export const AGREEMENT = 'lib/content/legal-texts/user-agreement.ts';
export const ACCOUNT_MAILS = 'lib/identity/accounts/mail-templates.ts';
export const APPLICATION_MAILS = 'lib/applications/apply/mail-templates.ts';
export const RETENTION = 'lib/operations/retention/table.ts';
export const GUIDE = 'docs/operations.md';
export const ASVS = 'docs/asvs.md';
export const PEOPLE_API = 'lib/publishing/openapi/operations/people.ts';
export const EMPLOYERS_API = 'lib/publishing/openapi/operations/employers.ts';
export const STAFF_API = 'lib/publishing/openapi/operations/staff.ts';
/** The processing register, from which the tables of the privacy policy are made. */
export const REGISTER = (name: string) => `lib/identity/privacy/fields/${name}.ts`;
export const decision = (name: string) => `docs/decisions/${name}.md`;

/** Milliseconds. */
export const SECOND = 1_000;
export const MINUTE = 60_000;
export const HOUR = 3_600_000;
export const DAY = 86_400_000;

/** A promised number, the passages that promise it, and the constants that implement it. */
export interface Promised {
  /** File → an exact quotation from it, ignoring line breaks. */
  says: Record<string, string | string[]>;
  /** File, constant (or field of one) and value: milliseconds, bytes or a count. */
  is: [file: string, constant: string, value: Value][];
}

/** A promise kept by people, a law or the driver, without a constant in the code. */
export const byOthers = (says: Promised['says']): Promised => ({ says, is: [] });
