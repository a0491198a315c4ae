import { counter, giveBack } from '@/lib/platform/rate-limit/counter';
import { HOUR, scaled, tooMany } from '@/lib/platform/rate-limit/rate-limit';
import { AppError } from '@/lib/platform/core/errors';
import { lockedTemplate } from './mail-templates';
import { enqueue } from '@/lib/platform/mail/outbox';
import { accountLocked } from '@/lib/platform/monitoring/events';
import { userTransaction } from './user-transaction';
import { UserModel, type UserRecord } from '@/models/user';
import { LOCKED_FOR, lockedFrom, notLocked, TRIES } from './lock';

/** Who tries to log in to what. */
export interface Attempt {
  /** As typed, in lowercase. */
  identifier: string;
  /** Whose account it is, if anybody's. */
  user: UserRecord | null;
  /** The network that strangers come from. */
  network: string;
  /** The browser, where it has logged in to this account before; null for strangers. */
  device: string | null;
}

const DAY = LOCKED_FOR / 1_000;
const untilLocked = { points: TRIES - 1, seconds: DAY, holdSeconds: DAY };

/** Wrong passwords from one address in an hour, for all accounts together; no campus has more, or its guessers would, too. */
const MAX_GUESSES = 100;

/** What strangers are answered by: it counts alike whether or not the identifier is anybody's. */
const byIdentifier = () => counter({ name: 'login:identifier', ...untilLocked });
/** What locks an account: wrong passwords for its e-mail and its username together. */
const byAccount = () => counter({ name: 'login:account', points: TRIES - 1, seconds: DAY });
const byDevice = () => counter({ name: 'login:device', ...untilLocked });
const byNetwork = () => counter({ name: 'login:network', points: scaled(MAX_GUESSES), seconds: HOUR });
/** How many of a network's points are of one identifier: whoever gets in after all has them back. */
const ofIdentifier = () => counter({ name: 'login:network-identifier', points: MAX_GUESSES, seconds: HOUR });

/** The answer to a wrong password, and to an identifier nobody has. */
export const wrong = (): AppError => new AppError('unauthenticated', 'Invalid email/username or password!');
const locked = () => new AppError('locked', 'Your account is locked! Try again later.');

const pair = (network: string, identifier: string): string => `${network} ${identifier}`;
const accountKey = ({ user, identifier }: Pick<Attempt, 'user' | 'identifier'>): string =>
  user ? user._id.toHexString() : `nobody ${identifier}`;
const deviceKey = (device: string, { _id, deviceEpoch = 0 }: UserRecord): string =>
  `${device} ${_id.toHexString()} ${deviceEpoch}`;

/**
 * Throws 423 or 429 where the password is not even looked at: this identifier had five wrong ones, this browser had, or this network
 * has guessed a hundred times within the hour.
 */
export async function refuseGuessers({ identifier, user, network, device }: Attempt): Promise<void> {
  if (user && device !== null) {
    if ((await byDevice().read(deviceKey(device, user))).isOver) throw locked();
    return;
  }
  const [typed, guesses] = await Promise.all([byIdentifier().read(identifier), byNetwork().read(network)]);
  if (guesses.isFull) throw tooMany(byNetwork().rule.name, guesses.until);
  if (!typed.isOver) return;
  await byNetwork().add(network);
  throw locked();
}

/** Locks an account that is not locked yet and notifies its owner, once. */
async function lock(user: UserRecord): Promise<void> {
  const now = new Date();
  if (!(await UserModel.exists({ _id: user._id, ...notLocked(now) }))) return;
  const isLocked = await userTransaction(user._id, async () => {
    const { modifiedCount } = await UserModel.updateOne(
      { _id: user._id, ...notLocked(now) },
      { $set: { lockedUntil: lockedFrom(now) } },
      { timestamps: false },
    );
    if (modifiedCount === 1) await enqueue(lockedTemplate(user, 'account'));
    return modifiedCount === 1;
  });
  if (isLocked) accountLocked(user._id.toHexString());
}

async function failedOnDevice(device: string, user: UserRecord): Promise<AppError> {
  const count = await byDevice().add(deviceKey(device, user));
  if (!count.isOver) return wrong();
  if (count.points === TRIES) await enqueue(lockedTemplate(user, 'browser'));
  return locked();
}

/**
 * Counts a log-in that failed; the fifth locks the account, or for a browser that is known to it only that browser, and the owner is
 * told. Gives the answer: for strangers it depends on what they typed and how often, never on whose it is, so that it tells neither
 * who has an account nor which e-mail and username belong together.
 */
export async function countFailure(attempt: Attempt): Promise<AppError> {
  const { identifier, user, network, device } = attempt;
  if (user && device !== null) return failedOnDevice(device, user);
  const [typed, account, guesses] = await Promise.all([
    byIdentifier().add(identifier),
    byAccount().add(accountKey(attempt)),
    byNetwork().add(network),
    ofIdentifier().add(pair(network, identifier)),
  ]);
  if (user && account.isOver) await lock(user);
  if (guesses.isOver) return tooMany(byNetwork().rule.name, guesses.until);
  return typed.isOver ? locked() : wrong();
}

/** Whether the right password still opens the account: it may have been guessed while five wrong ones were being looked at. */
export async function isStillOpen(attempt: Attempt, now: Date): Promise<boolean> {
  const { identifier, user, network, device } = attempt;
  if (!user) return false;
  if (device !== null) return !(await byDevice().read(deviceKey(device, user))).isOver;
  const [typed, account, guesses, open] = await Promise.all([
    byIdentifier().read(identifier),
    byAccount().read(accountKey(attempt)),
    byNetwork().read(network),
    UserModel.exists({ _id: user._id, ...notLocked(now) }),
  ]);
  return !typed.isOver && !account.isOver && !guesses.isFull && open !== null;
}

/** The points that the owner of an account spent at this network before the right password came to mind. */
async function giveBackGuesses(network: string, identifier: string): Promise<void> {
  const own = ofIdentifier();
  const key = pair(network, identifier);
  const { points } = await own.read(key);
  if (points === 0) return;
  const all = byNetwork();
  await giveBack(all.point(network, await all.read(network)), points);
  await own.clear(key);
}

/** After the right password nothing counts that was wrong before. The lock for strangers is not lifted by a known browser. */
export async function forgetFailures({ identifier, user, network, device }: Attempt): Promise<void> {
  if (!user) return;
  await Promise.all([user.email, user.username].map((name) => giveBackGuesses(network, name)));
  if (device !== null) await byDevice().clear(deviceKey(device, user));
  else await Promise.all([byIdentifier().clear(identifier), byAccount().clear(user._id.toHexString())]);
}

/** After a new password nobody is locked out of the account. */
export async function liftLock(user: Pick<UserRecord, '_id' | 'email' | 'username'>): Promise<void> {
  await Promise.all([
    byIdentifier().clear(user.email),
    byIdentifier().clear(user.username),
    byAccount().clear(user._id.toHexString()),
  ]);
}
