import { Types } from 'mongoose';
import { issueToken, spendAll } from '@/lib/accounts/tokens';
import { authorize, sessionError, type Actor } from '@/lib/auth/actor';
import { limitRate } from '@/lib/auth/rate-limit';
import {
  alreadyRegisteredLetter,
  emailChangeAskedLetter,
  emailChangeLetter,
  phoneChangedLetter,
} from '@/lib/mail/account-letters';
import { release, waitingMail } from '@/lib/mail/queue';
import { UserModel, type UserRecord } from '@/models/user';
import { correctName, isSameName } from './correct-name';
import type { OwnUser } from './mapper';
import { readMe } from './read-me';
import { profileSchema } from './schemas';

const SAVED = 'Your profile has been updated.';
const asked = (email: string) => `Follow the link we sent to ${email} to finish changing your email.`;

type Owner = Pick<
  UserRecord,
  '_id' | 'firstName' | 'lastName' | 'email' | 'username' | 'phoneNumber' | 'sessionVersion'
>;
type Addressee = Pick<UserRecord, 'firstName' | 'email'>;

/**
 * Changes the name and the phone number of the signed-in user, and asks to change their e-mail. A name that is left out stays.
 * A new address counts once the link sent to it is followed; until then it is `pendingEmail`, and the old one is told, as it is of
 * another phone number. Asking for the same again sends another link; giving the current address takes the change back.
 * Throws 409, 422, 429.
 */
export async function updateProfile(
  actor: Actor,
  input: unknown,
  address: string,
): Promise<{ message: string; data: OwnUser }> {
  const by = authorize(actor, 'profile:update');
  const { id } = by;
  const { email, phoneNumber, ...given } = profileSchema.parse(input);
  const _id = new Types.ObjectId(id);
  const owner = await UserModel.findById(_id)
    .select('firstName lastName email username phoneNumber sessionVersion')
    .lean<Owner>();
  if (!owner) throw sessionError('userNotFound');
  const name = { firstName: given.firstName ?? owner.firstName, lastName: given.lastName ?? owner.lastName };
  const isNew = email !== owner.email;
  if (isNew) await limitRate('change email', address, id);
  if (!isSameName(name, owner)) {
    await limitRate('change name', address, id);
    await correctName(by, owner, name);
  }
  const mails = [
    ...(isNew ? await emailLetters(owner, email) : []),
    ...(phoneNumber === owner.phoneNumber ? [] : [phoneChangedLetter(owner)]),
  ].map(waitingMail);
  await UserModel.updateOne(
    { _id },
    {
      $set: { phoneNumber, pendingEmail: isNew ? email : null },
      ...(isNew && { $addToSet: { pastEmails: { $each: [owner.email, email] } } }),
      ...(mails.length > 0 && { $push: { mails: { $each: mails } } }),
    },
  );
  if (!isNew) await spendAll(_id, ['verify email change']);
  if (mails.length > 0) await release(UserModel, _id);
  const { user } = await readMe(actor);
  return { message: isNew ? `${SAVED} ${asked(email)}` : SAVED, data: user };
}

/** Whoever has an account with that address is told instead of being sent a link; the answer does not say so. */
async function emailLetters(owner: Owner, email: string) {
  const token = await issueToken('verify email change', owner._id, email, owner.sessionVersion);
  const holder = await UserModel.findOne({ email }).select('firstName email').lean<Addressee>();
  return [
    holder
      ? alreadyRegisteredLetter(holder)
      : emailChangeLetter({ firstName: owner.firstName, email }, token),
    emailChangeAskedLetter(owner, email),
  ];
}
