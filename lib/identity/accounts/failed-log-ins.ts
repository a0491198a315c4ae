import { counter, giveBack } from '@/lib/platform/rate-limit/counter';
import { HOUR, scaled, tooMany } from '@/lib/platform/rate-limit/rate-limit';
import { AppError } from '@/lib/platform/core/errors';
import { lockedTemplate } from './mail-templates';
import { enqueue } from '@/lib/platform/mail/outbox';
import { accountLocked } from '@/lib/platform/monitoring/events';
import { userTransaction } from './user-transaction';
import { UserModel, type UserRecord } from '@/models/user';
import { LOCKED_FOR, lockedFrom, notLocked, TRIES } from './account-lockout';

export interface Attempt {
  /** As typed, in lowercase. */
  identifier: string;
  user: UserRecord | null;
  network: string;
  /** Null unless this browser has logged in to this account before. */
  device: string | null;
}

const DAY = LOCKED_FOR / 1_000;
const untilLocked = { points: TRIES - 1, seconds: DAY, holdSeconds: DAY };

/** Wrong passwords per network and hour. CAMPUS_NETWORKS does not raise it: attackers there would benefit too. */
const MAX_GUESSES = 100;

/** Decides the response for unknown browsers. Counts in the same way whether or not the identifier exists. */
const byIdentifier = () => counter({ name: 'login:identifier', ...untilLocked });
/** Locks the account. Counts wrong passwords for its e-mail and its username together. */
const byAccount = () => counter({ name: 'login:account', points: TRIES - 1, seconds: DAY });
const byDevice = () => counter({ name: 'login:device', ...untilLocked });
const byNetwork = () => counter({ name: 'login:network', points: scaled(MAX_GUESSES), seconds: HOUR });
/** Points that a network has spent on one identifier. A successful log-in refunds them. */
const ofIdentifier = () => counter({ name: 'login:network-identifier', points: MAX_GUESSES, seconds: HOUR });

/** The error for a wrong password or an unknown identifier. */
export const wrong = (advice?: string): AppError =>
  new AppError(
    'unauthenticated',
    'Invalid email/username or password!',
    advice === undefined ? {} : { advice },
  );

/** Sent with the fourth wrong password in a row. */
const ONE_LEFT =
  'One more wrong password will lock this account for 24 hours. If you’ve forgotten yours, choose a new one.';

const wrongAgain = (points: number): AppError => (points === TRIES - 1 ? wrong(ONE_LEFT) : wrong());

const locked = () => new AppError('locked', 'Your account is locked! Try again later.');

const pair = (network: string, identifier: string): string => `${network} ${identifier}`;
const accountKey = ({ user, identifier }: Pick<Attempt, 'user' | 'identifier'>): string =>
  user ? user._id.toHexString() : `nobody ${identifier}`;
const deviceKey = (device: string, { _id, deviceEpoch = 0 }: UserRecord): string =>
  `${device} ${_id.toHexString()} ${deviceEpoch}`;

/**
 * Call it before checking the password. Throws 423 or 429 after five wrong passwords for this identifier or known browser, or a hundred
 * from this network in an hour.
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
  if (!count.isOver) return wrongAgain(count.points);
  if (count.points === TRIES) await enqueue(lockedTemplate(user, 'browser'));
  return locked();
}

/**
 * Counts a failed log-in and returns the error. The fifth locks the account, or only a known browser, and notifies the owner. For an
 * unknown browser, the error depends only on what was typed and how often. It reveals neither which accounts exist nor which e-mail and
 * username belong together.
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
  return typed.isOver ? locked() : wrongAgain(typed.points);
}

/** Checks the lockout after a correct password, which may have been guessed while five wrong ones were checked in parallel. */
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

/** Refunds the points that the owner spent at this network before typing the right password. */
async function giveBackGuesses(network: string, identifier: string): Promise<void> {
  const own = ofIdentifier();
  const key = pair(network, identifier);
  const { points } = await own.read(key);
  if (points === 0) return;
  const all = byNetwork();
  await giveBack(all.point(network, await all.read(network)), points);
  await own.clear(key);
}

/** Clears the failed attempts after a successful log-in. A known browser does not lift the lock on unknown ones. */
export async function forgetFailures({ identifier, user, network, device }: Attempt): Promise<void> {
  if (!user) return;
  await Promise.all([user.email, user.username].map((name) => giveBackGuesses(network, name)));
  if (device !== null) await byDevice().clear(deviceKey(device, user));
  else await Promise.all([byIdentifier().clear(identifier), byAccount().clear(user._id.toHexString())]);
}

/** Lifts every lock of an account after a password change. */
export async function liftLock(user: Pick<UserRecord, '_id' | 'email' | 'username'>): Promise<void> {
  await Promise.all([
    byIdentifier().clear(user.email),
    byIdentifier().clear(user.username),
    byAccount().clear(user._id.toHexString()),
  ]);
}
