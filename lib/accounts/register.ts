import { Types } from 'mongoose';
import { hashPassword } from '@/lib/auth/passwords';
import { limitRate } from '@/lib/auth/rate-limit';
import { duplicateField } from '@/lib/db';
import { AppError } from '@/lib/errors';
import { alreadyRegisteredLetter, verifyLetter } from '@/lib/mail/account-letters';
import { enqueue, release, waitingMail } from '@/lib/mail/queue';
import { UserModel } from '@/models/user';
import type { z } from 'zod';
import { registration } from './schemas';
import { QUIET_MS, takeAtLeast } from './take-at-least';
import { issueToken } from './tokens';

const MESSAGE = 'Your registration was successful. Check your email inbox to verify your email.';

const usernameTaken = (): AppError => {
  const message = 'This username is taken. Please choose another';
  return new AppError('conflict', message, { errors: { username: message } });
};

type Registration = z.infer<typeof registration>;

async function create(_id: Types.ObjectId, input: Registration, passwordHash: string): Promise<void> {
  const { firstName, lastName, phoneNumber, email, username, role } = input;
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

/** The owner of the address is told; whoever asked learns nothing. */
async function tellOwner(email: string): Promise<void> {
  const owner = await UserModel.findOne({ email }).select('firstName email').lean();
  if (owner) await enqueue(alreadyRegisteredLetter(owner));
}

/** The token comes first: a crash in between leaves a link that nobody was sent, not an account that nobody can open. */
async function createOrTell(input: Registration, passwordHash: string): Promise<void> {
  const id = new Types.ObjectId();
  try {
    await create(id, input, passwordHash);
  } catch (error) {
    const field = duplicateField(error);
    if (field === 'username') throw usernameTaken();
    if (field !== 'email') throw error;
    await tellOwner(input.email);
    return;
  }
  await release(UserModel, id);
}

/**
 * Registers a graduate or an employer; the account counts once the link in the mail was followed.
 * Takes the registration and the network address; a known e-mail answers the same after the same time, and its owner is told.
 * Throws 422 for broken rules, 409 for a taken username, 429.
 */
export async function register(input: unknown, address: string): Promise<{ message: string }> {
  const parsed = registration.parse(input);
  await limitRate('register', address, parsed.email);
  if (await UserModel.exists({ username: parsed.username })) throw usernameTaken();
  const passwordHash = await hashPassword(parsed.password);
  await takeAtLeast(QUIET_MS, createOrTell(parsed, passwordHash));
  return { message: MESSAGE };
}
