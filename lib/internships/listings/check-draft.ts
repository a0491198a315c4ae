import { findBorrowedName, isVerifiedAs } from '@/lib/employers/name-lock/name-lock';
import { membership } from '@/lib/employers/members/membership';
import type { CheckedListing, EmployerFacts } from '@/lib/trust/fraud-checks/check-listing';
import { checkListing } from '@/lib/trust/fraud-checks/check-listing';
import type { Finding } from '@/lib/trust/fraud-checks/finding';
import { onePerAccount } from '@/lib/trust/fraud-checks/in-turn';
import { authorize, type Actor, type SignedInUser } from '@/lib/platform/auth/actor';
import type { DocumentText } from '@/lib/platform/files/document-text';
import { limitRate } from '@/lib/platform/rate-limit/rate-limit';
import { readDraft } from './draft-schema';
import { findTwins, openingOf, type Twin } from './find-twins';

export type Warning = Pick<Finding, 'rule' | 'group' | 'level' | 'field' | 'quote' | 'because'>;

export interface CheckedDraft {
  /** Severe ones first. */
  warnings: Warning[];
  twins: Twin[];
}

/** An incoming draft: any fields of a listing, and the text of its document if readable. */
interface IncomingDraft {
  fields: unknown;
  file?: DocumentText | null;
}

const toWarning = ({ rule, group, level, field, quote, because }: Finding): Warning => ({
  rule,
  group,
  level,
  field,
  quote,
  because,
});

async function judgeSender(
  id: string,
  email: string,
  company: string,
): Promise<{ borrowed: Finding[]; facts: EmployerFacts }> {
  const employer = (await membership(id))?.employer ?? null;
  const now = new Date();
  return {
    borrowed: await findBorrowedName(company, employer, now),
    facts: { email, isVerified: await isVerifiedAs(company, employer, now) },
  };
}

/** The warnings for the author. `employer` is empty for staff. */
const warningsOf = async (
  draft: CheckedListing,
  employer: EmployerFacts,
  file: string | undefined,
): Promise<Warning[]> =>
  (await checkListing(draft, { employer, ...(file !== undefined && { file }) })).map(toWarning);

/**
 * Checks a draft listing and finds open listings for the same opening. Stores nothing. `read` runs after the permission check and the
 * limit of 120 checks an hour. Throws 429 for a second simultaneous check by one account, and 422 for a wrong type or length.
 */
export async function checkDraft(actor: Actor, read: () => Promise<IncomingDraft>): Promise<CheckedDraft> {
  const by = authorize(actor, 'listing:check');
  return onePerAccount(by.id, () => check(by, read));
}

async function check(
  { id, role, email }: SignedInUser,
  read: () => Promise<IncomingDraft>,
): Promise<CheckedDraft> {
  await limitRate('check', null, id);
  const { fields, file } = await read();
  const draft = readDraft(fields);
  const { borrowed, facts } =
    role === 'employer' ? await judgeSender(id, email, draft.company ?? '') : { borrowed: [], facts: {} };
  return {
    warnings: [...borrowed.map(toWarning), ...(await warningsOf(draft, facts, file?.text))],
    twins: await findTwins(openingOf(draft)),
  };
}
