import type { Value } from './constant';

/** Files that people read, or that have the texts they read. */
export const PRIVACY = 'app/(public)/privacy-policy/sections.ts';
export const AGREEMENT = 'app/(public)/user-agreement/sections.ts';
export const ACCOUNT_MAILS = 'lib/accounts/mail-templates.ts';
export const APPLICATION_MAILS = 'lib/applications/mail-templates.ts';
export const RETENTION = 'lib/retention/table.ts';
export const GUIDE = 'docs/operations.md';
export const ASVS = 'docs/asvs.md';
export const PEOPLE_API = 'lib/openapi/operations/people.ts';
export const EMPLOYERS_API = 'lib/openapi/operations/employers.ts';
export const STAFF_API = 'lib/openapi/operations/staff.ts';
export const decision = (name: string) => `docs/decisions/${name}.md`;

/** Milliseconds. */
export const SECOND = 1_000;
export const MINUTE = 60_000;
export const HOUR = 3_600_000;
export const DAY = 86_400_000;

/** A number that people are told, where they are told it, and the constants that keep it. */
export interface Promised {
  /** File → what stands in it, word for word; how lines are broken does not matter. */
  says: Record<string, string | string[]>;
  /** File, constant (with the members that lead into it), and what it has to be: milliseconds, bytes or a count. */
  is: [file: string, constant: string, value: Value][];
}

/** What a person does, a law asks or the driver does by itself: no constant of ours keeps it. */
export const byOthers = (says: Promised['says']): Promised => ({ says, is: [] });
