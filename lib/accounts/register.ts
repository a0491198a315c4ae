import { Types } from 'mongoose';
import { hashPassword } from '@/lib/auth/passwords';
import { limitRate } from '@/lib/auth/rate-limit';
import { duplicateField } from '@/lib/db';
import { AppError } from '@/lib/errors';
import { alreadyRegisteredLetter, verifyLetter } from '@/lib/mail/account-letters';
import { release, waitingMail } from '@/lib/mail/queue';
import { UserModel } from '@/models/user';
import type { z } from 'zod';
import { registration } from './schemas';
import { issueToken } from './tokens';

const MESSAGE = 'Your registration was successful. Check your email inbox to verify your email.';

const usernameTaken = (): AppError => {
  const message = 'This username is taken. Please choose another';
  return new AppError('conflict', message, { errors: { username: message } });
};

type Registration = z.infer<typeof registration>;

async function create(_id: Types.ObjectId, input: Registration): Promise<void> {
  const { firstName, lastName, phoneNumber, email, username, role, password } = input;
  const passwordHash = await hashPassword(password);
  const token = await issueToken('verify email', _id, email);
  await UserModel.create({
    _id,
    firstName,
    lastName,
    phoneNumber,
    email,
    username,
    role,
    passwordHash,
    agreedAt: new Date(),
    mails: [waitingMail(verifyLetter({ firstName, email }, token))],
  });
}

/** The owner of the address is told; whoever asked learns nothing, not even by the time it takes. */
async function tellOwner({ email, password }: Registration): Promise<Types.ObjectId | undefined> {
  await hashPassword(password);
  const owner = await UserModel.findOne({ email }).select('firstName email').lean();
  if (!owner) return undefined;
  await issueToken('verify email', new Types.ObjectId(), email);
  await UserModel.updateOne(
    { _id: owner._id },
    { $push: { mails: waitingMail(alreadyRegisteredLetter(owner)) } },
  );
  return owner._id;
}

async function createOrTell(input: Registration): Promise<Types.ObjectId | undefined> {
  if (await UserModel.exists({ email: input.email })) return tellOwner(input);
  const id = new Types.ObjectId();
  try {
    await create(id, input);
    return id;
  } catch (error) {
    const field = duplicateField(error);
    if (field === 'username') throw usernameTaken();
    if (field === 'email') return tellOwner(input);
    throw error;
  }
}

/**
 * Registers a graduate or an employer; the account counts once the link in the mail was followed.
 * Takes the registration and the network address; a known e-mail answers the same and its owner is told by mail.
 * Throws 422 for broken rules, 409 for a taken username, 429.
 */
export async function register(input: unknown, address: string): Promise<{ message: string }> {
  const parsed = registration.parse(input);
  await limitRate('register', address, parsed.email);
  if (await UserModel.exists({ username: parsed.username })) throw usernameTaken();
  const holder = await createOrTell(parsed);
  if (holder) await release(UserModel, holder);
  return { message: MESSAGE };
}
