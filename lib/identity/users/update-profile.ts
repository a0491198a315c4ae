import { Types } from 'mongoose';
import { proveOwner } from '@/lib/identity/accounts/current-password';
import { issueToken, spendAll } from '@/lib/identity/accounts/tokens';
import { authorize, sessionError, type Actor, type SignedInUser } from '@/lib/platform/auth/actor';
import { ownClaims } from '@/lib/platform/auth/session';
import { clientAddress } from '@/lib/platform/http/client-address';
import { takePlace } from '@/lib/platform/rate-limit/mailbox';
import { limitRate } from '@/lib/platform/rate-limit/rate-limit';
import {
  alreadyRegisteredTemplate,
  emailChangeAskedTemplate,
  emailChangeTemplate,
  phoneChangedTemplate,
} from '@/lib/identity/accounts/mail-templates';
import { enqueue } from '@/lib/platform/mail/outbox';
import { UserModel, type UserRecord } from '@/models/user';
import type { z } from 'zod';
import { correctName, isSameName } from './correct-name';
import type { OwnUser } from './mapper';
import { readMe } from './read-me';
import { profileSchema } from './schemas';
import { userTransaction } from '@/lib/identity/accounts/user-transaction';

const SAVED = 'Your profile has been updated.';
const asked = (email: string) =>
  `Open the link we’re sending to ${email} to finish changing your e-mail. We send at most 5 such e-mails a day to the same mailbox.`;

type Owner = Pick<
  UserRecord,
  | '_id'
  | 'firstName'
  | 'lastName'
  | 'email'
  | 'username'
  | 'phoneNumber'
  | 'sessionVersion'
  | 'pendingEmail'
  | 'passwordHash'
>;
type Addressee = Pick<UserRecord, 'firstName' | 'email'>;
type Profile = z.infer<typeof profileSchema>;

/**
 * Updates the signed-in user's profile. A new address is `pendingEmail` until its link is followed; the current password or a
 * recent log-in confirms it. Sending it again e-mails another link, and sending the current address cancels the change. Notifies
 * the old address of a new address or phone number. Throws 422, 429.
 */
export async function updateProfile(
  actor: Actor,
  input: unknown,
  request: { headers: Headers },
): Promise<{ message: string; data: OwnUser }> {
  const address = clientAddress(request);
  const by = authorize(actor, 'profile:update');
  const { id } = by;
  const profile = profileSchema.parse(input);
  const before = await findOwner(id);
  const isNew = profile.email !== before.email;
  if (isNew) await limitRate('change email', address, id);
  if (isNew && profile.email !== before.pendingEmail)
    await proveOwner(before, profile.currentPassword, ownClaims(request.headers, id));
  if (!isSameName(wantedName(before, profile), before)) await limitRate('change name', address, id);
  await userTransaction(before._id, async () => save(by, await findOwner(id), profile));
  const { user } = await readMe(actor);
  return { message: isNew ? `${SAVED} ${asked(profile.email)}` : SAVED, data: user };
}

async function findOwner(id: string): Promise<Owner> {
  const owner = await UserModel.findById(new Types.ObjectId(id))
    .select('firstName lastName email username phoneNumber sessionVersion pendingEmail passwordHash')
    .lean<Owner>();
  if (!owner) throw sessionError('userNotFound');
  return owner;
}

const wantedName = (owner: Owner, { firstName, lastName }: Profile) => ({
  firstName: firstName ?? owner.firstName,
  lastName: lastName ?? owner.lastName,
});

async function save(by: SignedInUser, owner: Owner, profile: Profile): Promise<void> {
  const { email, phoneNumber } = profile;
  const { _id } = owner;
  const isNew = email !== owner.email;
  await correctName(by, owner, wantedName(owner, profile));
  await UserModel.updateOne(
    { _id },
    {
      $set: { phoneNumber, pendingEmail: isNew ? email : null },
      ...(isNew && { $addToSet: { pastEmails: { $each: [owner.email, email] } } }),
    },
  );
  if (isNew) await sendEmailChange(owner, email);
  else if (owner.pendingEmail !== null) await spendAll(_id, ['verify email change']);
  if (phoneNumber !== owner.phoneNumber) await enqueue(phoneChangedTemplate(owner));
}

/** If the address is taken, notifies its owner instead. Sends nothing if the mailbox limit is reached. The response is the same. */
async function sendEmailChange(owner: Owner, email: string): Promise<void> {
  if (await takePlace('typed address', email)) await sendLink(owner, email);
  await enqueue(emailChangeAskedTemplate(owner, email));
}

async function sendLink(owner: Owner, email: string): Promise<void> {
  const token = await issueToken('verify email change', owner._id, email, {
    sessionVersion: owner.sessionVersion,
  });
  const holder = await UserModel.findOne({ email }).select('firstName email').lean<Addressee>();
  await enqueue(
    holder
      ? alreadyRegisteredTemplate(holder)
      : emailChangeTemplate({ firstName: owner.firstName, email }, token),
  );
}
