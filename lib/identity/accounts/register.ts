import { Types } from 'mongoose';
import type { Point } from '@/lib/platform/rate-limit/counter';
import { hashPassword } from '@/lib/platform/auth/passwords';
import { takePlace } from '@/lib/platform/rate-limit/mailbox';
import { giveAllBack, limitRate } from '@/lib/platform/rate-limit/rate-limit';
import { duplicateField } from '@/lib/platform/db/connection';
import { alreadyRegisteredTemplate, registeredAgainTemplate, verifyTemplate } from './mail-templates';
import { enqueue } from '@/lib/platform/mail/outbox';
import { keepResult } from '@/lib/platform/idempotency/idempotency';
import { withTransaction } from '@/lib/platform/db/transaction';
import { userTransaction } from './user-transaction';
import { UserModel, type UserRecord } from '@/models/user';
import type { z } from 'zod';
import { refuseOwnWords } from './own-words';
import { factsOf } from './registered-facts';
import { registration } from './schemas';
import { QUIET_MS, takeAtLeast } from './timing-guard';
import { issueToken } from './tokens';
import { usernameTaken } from './username-taken';

const DONE = {
  message: 'Your registration was successful. Check your email inbox to verify your email.',
};

interface Wanted {
  input: z.infer<typeof registration>;
  passwordHash: string;
  points: Point[];
}

async function create({ input, passwordHash, points }: Wanted): Promise<void> {
  const { firstName, email, username, returnTo } = input;
  const _id = new Types.ObjectId();
  await UserModel.create({
    _id,
    ...factsOf(input),
    email,
    username,
    passwordHash,
    agreedAt: new Date(),
    registrationPoints: points,
  });
  if (await takePlace('typed address', email)) {
    const token = await issueToken('verify email', _id, email);
    await enqueue(verifyTemplate({ firstName, email }, token, returnTo));
  }
  await keepResult(DONE);
}

type Holder = Pick<UserRecord, '_id' | 'firstName' | 'email' | 'username' | 'isVerified' | 'createdBy'>;

/**
 * Nobody has proved that they own the address, so every earlier password becomes invalid: the links in the e-mails lead to a form for a
 * new one. Until then, log-in accepts the newest password, but only to tell the user to follow the link. The account keeps its details
 * until then; a user added by an administrator, and every username, keeps them after that too.
 */
async function registerAgain(
  holder: Holder,
  { input, passwordHash, points }: Wanted,
  isMailed: boolean,
): Promise<void> {
  const { _id, email, username } = holder;
  await UserModel.updateOne(
    { _id },
    { $set: { passwordHash, mustChoosePassword: true, registrationPoints: points } },
  );
  if (!isMailed) return;
  const bound = holder.createdBy === null ? { registration: factsOf(input) } : {};
  const token = await issueToken('verify email', _id, email, bound);
  const { firstName } = { ...holder, ...bound.registration };
  await enqueue(registeredAgainTemplate({ firstName, email, username }, token, input.returnTo));
}

/** Notifies the owner of the address, if their mailbox limit allows it. The response reveals nothing. */
async function tellOwner(wanted: Wanted): Promise<void> {
  const holder = await UserModel.findOne({ email: wanted.input.email })
    .select('firstName email username isVerified createdBy')
    .lean<Holder>();
  if (!holder) return;
  const isMailed = await takePlace('typed address', holder.email);
  if (!holder.isVerified) await registerAgain(holder, wanted, isMailed);
  else if (isMailed) await enqueue(alreadyRegisteredTemplate(holder));
  await keepResult(DONE);
}

async function createOrTell(wanted: Wanted): Promise<void> {
  try {
    await withTransaction(() => create(wanted));
  } catch (error) {
    const field = duplicateField(error);
    if (field === 'username') throw usernameTaken();
    if (field !== 'email') throw error;
    const holder = await UserModel.exists({ email: wanted.input.email });
    if (holder) await userTransaction(holder._id, () => tellOwner(wanted));
  }
}

/**
 * Registers a graduate or an employer. A known e-mail address gets the same response after the same time, and its owner is notified. The
 * registration counts against the network until its address is verified. Throws 422, 429, and 409 for a taken username.
 */
export async function register(input: unknown, address: string): Promise<{ message: string }> {
  const parsed = registration.parse(input);
  refuseOwnWords('password', parsed.password, parsed);
  if (await UserModel.exists({ username: parsed.username })) {
    await limitRate('taken username', address, { typed: parsed.email });
    throw usernameTaken();
  }
  const points = await limitRate('register', address, { typed: parsed.email });
  try {
    const passwordHash = await hashPassword(parsed.password);
    await takeAtLeast(QUIET_MS, createOrTell({ input: parsed, passwordHash, points }));
  } catch (error) {
    await giveAllBack(points);
    throw error;
  }
  return DONE;
}
