import { Types } from 'mongoose';
import { issueToken } from '@/lib/accounts/tokens';
import { authorize, sessionError, type Actor } from '@/lib/auth/actor';
import { limitRate } from '@/lib/auth/rate-limit';
import {
  alreadyRegisteredLetter,
  emailChangeAskedLetter,
  emailChangeLetter,
} from '@/lib/mail/account-letters';
import { release, waitingMail } from '@/lib/mail/queue';
import { UserModel, type UserRecord } from '@/models/user';
import { correctName, isSameName } from './correct-name';
import type { OwnUser } from './mapper';
import { readMe } from './read-me';
import { profileSchema } from './schemas';

const SAVED = 'Your profile has been updated.';
const asked = (email: string) => `Follow the link we sent to ${email} to finish changing your email.`;

type Owner = Pick<UserRecord, '_id' | 'firstName' | 'lastName' | 'email' | 'username'>;
type Addressee = Pick<UserRecord, 'firstName' | 'email'>;

/**
 * Changes the name and the phone number of the signed-in user, and asks to change their e-mail. A name that is left out stays.
 * A new address counts once the link sent to it is followed; until then it is `pendingEmail`, and the old one is told. Asking
 * for the same again sends another link; giving the present address takes the change back. Throws 409, 422, 429.
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
  const owner = await UserModel.findById(_id).select('firstName lastName email username').lean<Owner>();
  if (!owner) throw sessionError('userNotFound');
  const name = { firstName: given.firstName ?? owner.firstName, lastName: given.lastName ?? owner.lastName };
  const isNew = email !== owner.email;
  if (isNew) await limitRate('change email', address, id);
  if (!isSameName(name, owner)) {
    await limitRate('change name', address, id);
    await correctName(by, owner, name);
  }
  await UserModel.updateOne(
    { _id },
    isNew
      ? {
          $set: { phoneNumber, pendingEmail: email },
          $addToSet: { pastEmails: { $each: [owner.email, email] } },
          $push: { mails: { $each: await letters(_id, owner, email) } },
        }
      : { $set: { phoneNumber, pendingEmail: null } },
  );
  if (isNew) await release(UserModel, _id);
  const { user } = await readMe(actor);
  return { message: isNew ? `${SAVED} ${asked(email)}` : SAVED, data: user };
}

/** Whoever has an account with that address is told instead of being sent a link; the answer does not say so. */
async function letters(userId: Types.ObjectId, owner: Addressee, email: string) {
  const token = await issueToken('verify email change', userId, email);
  const holder = await UserModel.findOne({ email }).select('firstName email').lean<Addressee>();
  return [
    holder
      ? alreadyRegisteredLetter(holder)
      : emailChangeLetter({ firstName: owner.firstName, email }, token),
    emailChangeAskedLetter(owner, email),
  ].map(waitingMail);
}
