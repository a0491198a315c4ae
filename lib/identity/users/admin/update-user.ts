import type { UpdateQuery } from 'mongoose';
import { refuseSelf } from '@/lib/identity/accounts/account-status';
import { guardLastAdministrator } from '@/lib/identity/accounts/last-administrator-guard';
import { isAdult } from '@/lib/identity/accounts/minors/age';
import { forgetRegistrations } from '@/lib/identity/accounts/registered-facts';
import { issueToken } from '@/lib/identity/accounts/tokens';
import { difference, recordAuditEntry, userTarget } from '@/lib/trust/audit/record';
import { authorize, type Actor, type SignedInUser } from '@/lib/platform/auth/actor';
import {
  emailChangedTemplate,
  phoneChangedTemplate,
  verifyTemplate,
} from '@/lib/identity/accounts/mail-templates';
import { AppError } from '@/lib/platform/core/errors';
import { enqueue } from '@/lib/platform/mail/outbox';
import { withTransaction } from '@/lib/platform/db/transaction';
import { userPrefixes, UserModel, type UserRecord } from '@/models/user';
import type { z } from 'zod';
import { isSameName, nameOf } from '../correct-name';
import { keepSentNames } from '../keep-sent-names';
import { findUser } from './find-user';
import { auditFields, type ManagedUser } from './mapper';
import { userEdit } from './schemas';
import { SEEN_FIELDS } from './seen-fields';
import { unlessTaken } from './taken';
import { withItsSurroundings } from './with-surroundings';

const underAge = () =>
  new AppError('conflict', 'This person is under 18. Only people aged 18 or older can have another role.');

type Edit = Pick<z.infer<typeof userEdit>, keyof typeof SEEN_FIELDS>;

/** The fields to write. One that the form did not change keeps its present value, which may be newer than the form. */
function changed(sent: z.infer<typeof userEdit>, current: UserRecord): Edit {
  const values = Object.entries(SEEN_FIELDS).map(([field, seenField]) => {
    const name = field as keyof typeof SEEN_FIELDS;
    return [name, sent[name] === sent[seenField] ? current[name] : sent[name]] as const;
  });
  return Object.fromEntries(values) as Edit;
}

/**
 * A new role or e-mail ends the user's sessions. A new unverified address gets a new link. Throws 404, 422, and 409 for taken values, for
 * the administrator's own role and for the last active administrator.
 */
export async function updateUser(
  actor: Actor,
  input: { id: unknown; fields: unknown },
): Promise<{ message: string; user: ManagedUser }> {
  const by = authorize(actor, 'user:update');
  const sent = userEdit.parse(input.fields);
  const record = await withTransaction(() => save(by, input.id, sent));
  const user = await withItsSurroundings(record);
  return { message: `${record.firstName} ${record.lastName}’s details are saved.`, user };
}

async function save(by: SignedInUser, id: unknown, sent: z.infer<typeof userEdit>): Promise<UserRecord> {
  const current = await findUser(id);
  const fields = changed(sent, current);
  if (fields.role !== current.role) {
    if (current.minor && !isAdult(current.minor, new Date())) throw underAge();
    refuseSelf(by, current._id, 'change your own role');
    await guardLastAdministrator(current, by);
  }
  if (!isSameName(current, fields)) await keepSentNames(current);
  const record = await unlessTaken(fields, current._id, () => write(current, fields));
  await forgetRegistrations(current._id);
  await notifyOwner(current, fields);
  await recordAuditEntry(by, {
    action: 'user updated',
    target: userTarget(record),
    ...difference(auditFields(current), auditFields(record)),
  });
  return record;
}

/** Notifies the owner of the changes, and sends a link to an unverified address. */
async function notifyOwner(current: UserRecord, { email, firstName, phoneNumber }: Edit): Promise<void> {
  const isNew = email !== current.email;
  if (!current.isVerified) {
    if (isNew)
      await enqueue(
        verifyTemplate({ firstName, email }, await issueToken('verify email', current._id, email)),
      );
    return;
  }
  if (isNew) await enqueue(emailChangedTemplate(current, email));
  if (phoneNumber !== current.phoneNumber) await enqueue(phoneChangedTemplate({ firstName, email }));
}

function formerly(current: UserRecord, fields: Edit): UpdateQuery<UserRecord> {
  const former = {
    ...(fields.email !== current.email && { pastEmails: current.email }),
    ...(!isSameName(current, fields) && { pastNames: nameOf(current) }),
  };
  return Object.keys(former).length > 0 ? { $addToSet: former } : {};
}

function write(current: UserRecord, fields: Edit): Promise<UserRecord> {
  const isNew = fields.email !== current.email;
  return UserModel.findOneAndUpdate(
    { _id: current._id },
    {
      $set: { ...fields, prefixes: userPrefixes(fields), ...(isNew && { pendingEmail: null }) },
      ...((fields.role !== current.role || isNew) && { $inc: { sessionVersion: 1 } }),
      ...formerly(current, fields),
    },
    { returnDocument: 'after', runValidators: true },
  )
    .select('-passwordHash')
    .orFail()
    .lean<UserRecord>();
}
