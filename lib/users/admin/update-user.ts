import type { UpdateQuery } from 'mongoose';
import { issueToken } from '@/lib/accounts/tokens';
import { difference, recordAuditEntry } from '@/lib/audit/record';
import { authorize, type Actor } from '@/lib/auth/actor';
import { emailChangedLetter, phoneChangedLetter, verifyLetter } from '@/lib/mail/account-letters';
import { release, waitingMail } from '@/lib/mail/queue';
import { userBeginnings, UserModel, type UserRecord } from '@/models/user';
import type { z } from 'zod';
import { isSameName, nameOf } from '../correct-name';
import { keepSentNames } from '../keep-sent-names';
import { findUser } from './find-user';
import { keepingAnAdministrator, written, type Unchanged } from './keep-administrator';
import { auditFacts, auditLabel, type ManagedUser } from './mapper';
import { userEdit } from './schemas';
import { refuseSelf } from './standing';
import { unlessTaken } from './taken';
import { withItsSurroundings } from './with-surroundings';

type Edit = z.infer<typeof userEdit>;

/**
 * Changes a user's name, contact, username and role; another role or e-mail ends their sessions.
 * An address that is not verified yet gets its link anew when it changes. Takes the id and all the fields.
 * Throws 404, 409 for what is taken, for one's own role and for the last active administrator, 422.
 */
export async function updateUser(
  actor: Actor,
  input: { id: unknown; fields: unknown },
): Promise<{ message: string; user: ManagedUser }> {
  const by = authorize(actor, 'user:update');
  const fields = userEdit.parse(input.fields);
  const current = await findUser(input.id);
  const roleChanges = fields.role !== current.role;
  if (roleChanges) refuseSelf(by, current._id, 'change your own role');
  const mails = await mailsFor(current, fields);
  if (!isSameName(current, fields)) await keepSentNames(current);
  const save = (unchanged: Unchanged) => write(unchanged, { current, fields, mails });
  const record = await unlessTaken(fields, current._id, () =>
    roleChanges
      ? keepingAnAdministrator(by, current, save)
      : written(save({ _id: current._id, role: current.role, isActive: current.isActive })),
  );
  if (mails.length > 0) await release(UserModel, record._id);
  await recordAuditEntry(by, {
    action: 'user updated',
    target: { kind: 'user', id: record._id, label: auditLabel(record) },
    ...difference(auditFacts(current), auditFacts(record)),
  });
  const user = await withItsSurroundings(record);
  return { message: `The details of ${record.firstName} ${record.lastName} have been saved.`, user };
}

/** The owner is told of what was changed; an address that is not verified yet gets its link. */
async function mailsFor(current: UserRecord, { email, firstName, phoneNumber }: Edit) {
  if (current.isVerified) {
    return [
      ...(email === current.email ? [] : [emailChangedLetter(current, email)]),
      ...(phoneNumber === current.phoneNumber ? [] : [phoneChangedLetter({ firstName, email })]),
    ].map(waitingMail);
  }
  if (email === current.email) return [];
  const token = await issueToken('verify email', current._id, email);
  return [waitingMail(verifyLetter({ firstName, email }, token))];
}

interface Change {
  current: UserRecord;
  fields: Edit;
  mails: Awaited<ReturnType<typeof mailsFor>>;
}

/** What the user was called and where they were reached before this change. */
function formerly(current: UserRecord, fields: Edit): UpdateQuery<UserRecord> {
  const former = {
    ...(fields.email !== current.email && { pastEmails: current.email }),
    ...(!isSameName(current, fields) && { pastNames: nameOf(current) }),
  };
  return Object.keys(former).length > 0 ? { $addToSet: former } : {};
}

const write = (unchanged: Unchanged, { current, fields, mails }: Change) =>
  UserModel.findOneAndUpdate(
    unchanged,
    {
      $set: {
        ...fields,
        beginnings: userBeginnings(fields),
        leavingUntil: null,
        ...(fields.email !== current.email && { pendingEmail: null }),
      },
      ...((fields.role !== current.role || fields.email !== current.email) && {
        $inc: { sessionVersion: 1 },
      }),
      ...formerly(current, fields),
      ...(mails.length > 0 && { $push: { mails: { $each: mails } } }),
    },
    { returnDocument: 'after', runValidators: true },
  )
    .select('-passwordHash -mails')
    .lean<UserRecord>();
