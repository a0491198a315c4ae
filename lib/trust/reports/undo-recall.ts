import type { Types } from 'mongoose';
import { recordAuditEntry } from '@/lib/trust/audit/record';
import { auditTarget, findReviewed } from '@/lib/employers/records/find-reviewed';
import { invalidateEmployer } from '@/lib/employers/records/invalidate-employer';
import { NAMELESS } from '@/lib/employers/records/messages';
import { refreshPause } from '@/lib/employers/members/refresh-pause';
import { tellOwners } from '@/lib/employers/verification/verification';
import { RESUME_DAYS } from '@/lib/internships/listings/resume-days';
import { authorize, type Actor, type SignedInUser } from '@/lib/platform/auth/actor';
import { AppError } from '@/lib/platform/core/errors';
import { withTransaction } from '@/lib/platform/db/transaction';
import { formatDate } from '@/lib/platform/format/dates';
import { EmployerModel, type EmployerRecord } from '@/models/employer';
import { InternshipModel } from '@/models/internship';
import { RecallModel, type RecallRecord } from '@/models/recall';
import { undoneTemplate } from './mail-templates';
import { activateAccounts, reopenListings, restoreStanding, restoreSubmissions } from './restore-recalled';
import { countNoun } from '@/lib/platform/format/count-noun';

const NOT_RECALLED = 'This employer isn’t recalled.';
const HIDDEN = 'The reported listing stays hidden until you put it back from its report.';
const CORRECTED = 'We’ll e-mail everyone we warned to say so.';

interface Undone {
  accounts: number;
  listings: number;
  /** Listings that stay closed. */
  over: number;
  submissions: string[];
  verifiedUntil: Date | null;
}

/**
 * Undoes the recall of an employer with all of its recalled listings, in one transaction. Restores whatever nobody has changed since:
 * accounts, deadlines, submissions, verification. Warnings end, and warned people get a correction (`continueRecalls`). The reported
 * listing stays hidden. The message says what was restored, and what must be done manually if an earlier version did not store the
 * previous state. Throws 403, 404, and 409 for an employer that is not recalled.
 */
export async function undoRecall(actor: Actor, input: { id: unknown }): Promise<{ message: string }> {
  const by = authorize(actor, 'listing:recall');
  const { _id } = await findReviewed(input.id);
  return { message: await withTransaction(() => undo(by, _id)) };
}

async function undo(by: SignedInUser, _id: Types.ObjectId): Promise<string> {
  const employer = await EmployerModel.findOneAndUpdate(
    { _id, recalledAt: { $ne: null } },
    { $set: { recalledAt: null } },
  ).lean<EmployerRecord>();
  if (!employer?.recalledAt) throw new AppError('conflict', NOT_RECALLED);
  const { recalledAt } = employer;
  const recalls = await findRecalls(_id);
  const times = [recalledAt, ...recalls.map(({ at }) => at)];
  const verifiedUntil = await restoreStanding(employer, recalls);
  const accounts = await activateAccounts(by, employer, times);
  const { reopened: listings, over, left } = await reopenListings(_id, recalls, times);
  const submissions = await restoreSubmissions(_id, times);
  for (const recall of recalls) await endWarning(recall);
  await refreshPause(_id);
  const undone = { accounts, listings, over, submissions, verifiedUntil };
  await recordAuditEntry(by, {
    action: 'employer recall undone',
    target: auditTarget(employer),
    before: { recalledAt, verified: employer.verification !== null },
    after: { recalledAt: null, verified: verifiedUntil !== null, accounts, listings, submissions },
  });
  const back = linesOf(undone);
  await tellOwners(employer, (to) => undoneTemplate(to, { name: employer.name, recalledAt, back }));
  invalidateEmployer(_id);
  const isKept = recalls.length > 0 && recalls.every(({ before }) => before);
  return [
    `The recall of ${employer.name || NAMELESS} has been undone.`,
    ...back,
    ...(isKept ? [] : [toDo(left)]),
    CORRECTED,
    HIDDEN,
  ].join(' ');
}

/** The active recalls of the employer's listings, oldest first. */
async function findRecalls(employer: Types.ObjectId): Promise<RecallRecord[]> {
  const listings = await InternshipModel.distinct('_id', { employer });
  return RecallModel.find({ internshipId: { $in: listings }, employer, reason: null, undoneAt: null })
    .sort({ at: 1 })
    .lean<RecallRecord[]>();
}

/** Sends corrections to those who were warned, and warns nobody else. */
async function endWarning({ _id, told, toldSaved }: RecallRecord): Promise<void> {
  const undoneAt = new Date();
  const doneAt = (told ?? toldSaved) ? null : undoneAt;
  await RecallModel.updateOne({ _id }, { $set: { undoneAt, doneAt } });
}

const counted = (count: number, one: string, many: string): string[] =>
  count === 0 ? [] : [`${countNoun(count, one, many)}.`];

const linesOf = ({ accounts, listings, over, submissions, verifiedUntil }: Undone): string[] => [
  ...counted(accounts, 'account can log in again', 'accounts can log in again'),
  ...counted(listings, 'listing has its old deadline again', 'listings have their old deadlines again'),
  ...counted(
    over,
    `listing stays closed, because it closed more than ${RESUME_DAYS} days ago`,
    `listings stay closed, because they closed more than ${RESUME_DAYS} days ago`,
  ),
  ...counted(
    submissions.length,
    'submission is waiting for approval again',
    'submissions are waiting for approval again',
  ),
  ...(verifiedUntil ? [`Its verification is valid again, until ${formatDate(verifiedUntil)}.`] : []),
];

/** Describes the manual steps after a recall by an earlier version. Takes the number of listings that remain closed. */
const toDo = (left: number): string =>
  [
    'An earlier version didn’t keep everything this recall changed.',
    'Activate its accounts under Users, and verify it again if it was verified.',
    ...counted(left, 'listing is still closed. Extend it', 'listings are still closed. Extend them'),
  ].join(' ');
