import { findBorrowedName } from '@/lib/employers/locked-names';
import { membership } from '@/lib/employers/membership';
import type { CheckedListing } from '@/lib/checks/check-listing';
import { checkListing } from '@/lib/checks/check-listing';
import type { Finding } from '@/lib/checks/finding';
import { authorize, type Actor } from '@/lib/platform/auth/actor';
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

/** What the checks say to the one who writes: `email` is that of an employer's account. */
const warningsOf = (draft: CheckedListing, from: { email?: string; file?: string }): Warning[] => {
  const employer = from.email === undefined ? {} : { email: from.email };
  return checkListing(draft, { employer, ...(from.file !== undefined && { file: from.file }) }).map(
    toWarning,
  );
};

/**
 * Checks a listing that somebody writes, and looks for open listings that are the same opening. Stores nothing. `read` gives the draft and
 * runs only after the permission and the limit of 120 checks an hour. Throws 422 for a field of a wrong type or over its length.
 */
export async function checkDraft(actor: Actor, read: () => Promise<IncomingDraft>): Promise<CheckedDraft> {
  const { id, role, email } = authorize(actor, 'listing:check');
  await limitRate('check', null, id);
  const { fields, file } = await read();
  const draft = readDraft(fields);
  const from = { ...(role === 'employer' && { email }), ...(file && { file: file.text }) };
  const borrowed =
    role === 'employer'
      ? await findBorrowedName(draft.company ?? '', (await membership(id))?.employer ?? null, new Date())
      : [];
  return {
    warnings: [...borrowed.map(toWarning), ...warningsOf(draft, from)],
    twins: await findTwins(openingOf(draft)),
  };
}
