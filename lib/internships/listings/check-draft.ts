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

/** A finding for whoever writes the listing. */
export type Warning = Pick<Finding, 'rule' | 'group' | 'level' | 'field' | 'quote' | 'because'>;

export interface CheckedDraft {
  /** The severe ones first. */
  warnings: Warning[];
  /** Open listings that seem to be the same opening. */
  twins: Twin[];
}

/** A draft on its way in: any fields of a listing, and the text of its document where one came along and can be read. */
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

/** What the name says of an employer's account that writes. */
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

/** What the checks say to the one who writes. Takes what is known of an employer's account; nothing of staff. */
const warningsOf = async (
  draft: CheckedListing,
  employer: EmployerFacts,
  file: string | undefined,
): Promise<Warning[]> =>
  (await checkListing(draft, { employer, ...(file !== undefined && { file }) })).map(toWarning);

/**
 * Checks a listing that somebody writes, and looks for open listings that are the same opening. Stores nothing. `read` gives the draft and
 * runs only after the permission and the limit of 120 checks an hour. One check at a time for each account, from the first byte that is read:
 * a second one throws 429. Throws 422 for a field of a wrong type or over its length.
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
