import { Types } from 'mongoose';
import { invalidLink, stillGood } from '@/lib/identity/accounts/link';
import { findToken, spendToken } from '@/lib/identity/accounts/tokens';
import { authorize, type Actor, type SignedInUser } from '@/lib/platform/auth/actor';
import { AppError } from '@/lib/platform/core/errors';
import { UNANSWERED_STATUSES } from '@/lib/platform/core/vocabulary';
import { withTransaction } from '@/lib/platform/db/transaction';
import type { AccountTokenRecord } from '@/models/account-token';
import { ApplicationModel } from '@/models/application';
import { EmployerModel, type EmployerRecord } from '@/models/employer';
import { InternshipModel } from '@/models/internship';
import { SubmissionModel } from '@/models/submission';
import { UserModel } from '@/models/user';
import { findEmployerOf, roleIn } from '@/lib/employers/records/find-own';
import { isVerified } from '@/lib/employers/records/badge';
import { invalidateEmployer } from '@/lib/employers/records/invalidate-employer';
import { MAX_MEMBERS } from './invite-member';
import { deleteEmployer } from './leave-employer';
import { recordMember } from '@/lib/employers/verification/record-change';
import { refreshPause } from './refresh-pause';

const WORDS = {
  invalid: 'This invitation isn’t valid. Ask for a new one.',
  expired: 'This invitation has expired. Ask for a new one.',
};
const OTHER_ADDRESS = 'This invitation was sent to another address. Log in with that address.';
const LEAVE_FIRST = 'You’re on another employer’s team. Leave it first.';
const HAND_OVER_FIRST =
  'Your own employer is verified, or has open or waiting listings or unanswered applicants. First make a colleague its owner and leave, or close the listings and answer the applicants.';
const FULL = `This team already has ${MAX_MEMBERS} members.`;

export const memberAlready = ({ name }: { name: string }): string => `You’re already on the team of ${name}.`;

interface Invited {
  record: AccountTokenRecord;
  employer: EmployerRecord;
  own: EmployerRecord | null;
  /** Whether this account has already accepted the invitation. */
  isMember: boolean;
}

/** Throws 400 for an unknown or used invitation, 403 for another address, 409 if the account cannot join, and 410 for an expired one. */
async function findInvited(user: SignedInUser, token: unknown): Promise<Invited> {
  const record = await findToken('join employer', token);
  if (!record) throw invalidLink(WORDS);
  const [employer, own] = await Promise.all([findNamed(record), findEmployerOf(user.id)]);
  const isMember = employer !== null && own !== null && own._id.equals(employer._id);
  const isToThem = record.email === user.email.toLowerCase();
  if (isMember && isToThem && !employer.recalledAt) return { record, employer, own, isMember };
  stillGood(record, new Date(), WORDS);
  if (!isToThem) throw new AppError('forbidden', OTHER_ADDRESS);
  if (!employer || employer.recalledAt || !(await isActiveOwner(employer, record))) throw invalidLink(WORDS);
  if (own && !isMember) await refuseToLeave(own);
  if (employer.members.length >= MAX_MEMBERS) throw new AppError('conflict', FULL);
  return { record, employer, own, isMember };
}

/** Without a stored employer (previous version), returns the sender's, if they were already on that team when they sent the invitation. */
async function findNamed({
  employer,
  userId,
  createdAt,
}: AccountTokenRecord): Promise<EmployerRecord | null> {
  if (employer) return EmployerModel.findById(employer).lean<EmployerRecord>();
  const found = await findEmployerOf(userId.toHexString());
  const since = found?.members.find((member) => member.userId.equals(userId))?.since;
  return since && since <= createdAt ? found : null;
}

/** An invitation is invalid once its sender may no longer invite members. */
const isActiveOwner = async (
  employer: EmployerRecord,
  { userId }: Pick<AccountTokenRecord, 'userId'>,
): Promise<boolean> =>
  roleIn(employer, userId.toHexString()) === 'owner' &&
  (await UserModel.exists({ _id: userId, isActive: true })) !== null;

/** Throws 409 if joining would silently end something. */
async function refuseToLeave(own: EmployerRecord): Promise<void> {
  if (own.members.length > 1) throw new AppError('conflict', LEAVE_FIRST);
  const now = new Date();
  const ofOwn = { employer: own._id };
  if (
    isVerified(own, now) ||
    own.recalledAt ||
    (await InternshipModel.exists({ ...ofOwn, deletedAt: null, applicationDeadline: { $gt: now } })) ||
    (await SubmissionModel.exists({ ...ofOwn, status: 'pending' })) ||
    (await ApplicationModel.exists({ ...ofOwn, status: { $in: UNANSWERED_STATUSES } }))
  )
    throw new AppError('conflict', HAND_OVER_FIRST);
}

async function addMember(employer: EmployerRecord, user: SignedInUser): Promise<void> {
  const _id = new Types.ObjectId(user.id);
  const member = { userId: _id, role: 'member' as const, since: new Date() };
  await EmployerModel.updateOne({ _id: employer._id }, { $push: { members: member } });
  await recordMember(user, employer, 'member joined', { ...user, _id });
}

/** Reads an invitation and whether it has been accepted. Changes nothing. Throws the same errors as `joinEmployer`. */
export async function readInvitation(
  actor: Actor,
  input: { token: unknown },
): Promise<{ name: string; isMember: boolean }> {
  const { employer, isMember } = await findInvited(authorize(actor, 'employer:update-own'), input.token);
  return { name: employer.name, isMember };
}

/**
 * Makes the signed-in account a member. Deletes the account's own employer if it has no other members. Idempotent. Throws 400 for an
 * unknown or used invitation, 403 for another address, and 410 for an expired invitation. Throws 409 if the account belongs to another
 * employer with members, or to one that is verified, has listings or owes answers.
 */
export async function joinEmployer(actor: Actor, input: { token: unknown }): Promise<{ message: string }> {
  const user = authorize(actor, 'employer:update-own');
  return withTransaction(async () => {
    const { record, employer, own, isMember } = await findInvited(user, input.token);
    if (isMember) {
      if (!record.usedAt) await spendToken(record);
      return { message: memberAlready(employer) };
    }
    if (own) await deleteEmployer(own);
    await addMember(employer, user);
    await refreshPause(employer._id);
    await spendToken(record);
    invalidateEmployer(employer._id);
    return { message: `You’ve joined the team of ${employer.name}.` };
  });
}
