import { setTimeout as wait } from 'node:timers/promises';
import { isKnownTo, readDevice } from '@/lib/platform/auth/device-cookie';
import { visitorNetwork } from '@/lib/platform/env/networks';
import { isPassword } from '@/lib/platform/auth/passwords';
import { SESSION_SECONDS } from '@/lib/platform/auth/session-jwt';
import { connect } from '@/lib/platform/db/connection';
import { clientAddress } from '@/lib/platform/http/client-address';
import { watchLogIn } from '@/lib/platform/monitoring/events';
import { UserModel, type UserRecord } from '@/models/user';
import {
  countFailure,
  forgetFailures,
  isStillOpen,
  refuseGuessers,
  wrong,
  type Attempt,
} from './failed-log-ins';
import { openSession, refuseBarred, type Login } from './open-session';
import { renewHash } from './renew-hash';
import { askForCode, needsCode } from './second-factor/ask-for-code';
import { proveFactor } from './second-factor/prove-factor';
import { credentials } from './schemas';
import { QUIET_MS } from './timing-guard';

/** Throws 401 if the password has since changed, 403 for a deactivated or unverified account, 423 for a locked one. */
async function admit({ _id, passwordHash }: UserRecord): Promise<UserRecord> {
  const user = await UserModel.findOne({ _id, passwordHash }).lean<UserRecord>();
  if (!user) throw wrong();
  refuseBarred(user);
  return user;
}

/** Returns the user with this password. Takes the same time to reject a wrong password for every identifier. */
async function check(attempt: Attempt, password: string, now: Date): Promise<UserRecord> {
  const { user } = attempt;
  await refuseGuessers(attempt);
  const isRight = await isPassword(password, user?.passwordHash ?? undefined);
  const quiet = wait(QUIET_MS);
  if (user && isRight && (await isStillOpen(attempt, now))) return user;
  const answer = await countFailure(attempt);
  await quiet;
  throw answer;
}

/**
 * Logs a user in by e-mail or username, with a code if the account has a second factor. Ends the session of the request, if any. Throws
 * 429. Throws 401 for wrong credentials and for a missing or wrong code, 403 for a deactivated or unverified account, and 423 for a locked
 * one.
 */
export const logIn = (input: unknown, request: { headers: Headers }): Promise<Login> =>
  watchLogIn('password', (who) => enter(input, request, who));

/** Asks for the second-factor code, or checks it. */
async function prove(
  user: UserRecord,
  code: string | undefined,
  seconds: number,
  request: { headers: Headers },
) {
  if (!needsCode(user)) return;
  if (!code) throw askForCode(user, seconds);
  await proveFactor(user, code, request);
}

async function enter(
  input: unknown,
  request: { headers: Headers },
  who: { userId?: string },
): Promise<Login> {
  const { emailOrUsername: identifier, password, rememberMe, code } = credentials.parse(input);
  await connect();
  const now = new Date();
  const found = await UserModel.findOne(
    identifier.includes('@') ? { email: identifier } : { username: identifier },
  ).lean<UserRecord>();
  if (found) who.userId = found._id.toHexString();
  const device = readDevice(request.headers);
  const attempt: Attempt = {
    identifier,
    user: found,
    network: visitorNetwork(clientAddress(request)),
    device: found && isKnownTo(device, found, now) ? (device?.jti ?? null) : null,
  };
  const owner = await check(attempt, password, now);
  await forgetFailures(attempt);
  const user = await admit(owner);
  const seconds = rememberMe ? SESSION_SECONDS.remembered : SESSION_SECONDS.usual;
  await prove(user, code, seconds, request);
  const login = await openSession(user, request.headers, seconds);
  await renewHash(user, password);
  return login;
}
