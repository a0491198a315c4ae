import { Types } from 'mongoose';
import { connect } from '@/lib/platform/db/connection';
import { isSecure } from '@/lib/platform/env/env';
import { noteUser } from '@/lib/platform/log/request-context';
import { toOwnPicture } from './own-picture';
import { UserModel, type UserRecord } from '@/models/user';
import { sessionError, type Actor, type SessionProblem, type SignedInUser, type Visitor } from './actor';
import { presentedToken } from './session-cookie';
import { accountStatusProblem } from './account-status';
import { lacksFactor } from './staff-factor';
import { readToken, type TokenClaims } from './session-jwt';
import { isSessionIdle, noteSessionUse } from './session-use';

export const LIVE_FIELDS =
  'firstName lastName username email role isActive isVerified sessionVersion endedSessions picture secondFactorSince' as const;
export type LiveUser = Pick<
  UserRecord,
  | '_id'
  | 'firstName'
  | 'lastName'
  | 'username'
  | 'email'
  | 'role'
  | 'isActive'
  | 'isVerified'
  | 'sessionVersion'
  | 'endedSessions'
  | 'picture'
  | 'secondFactorSince'
>;

export interface Session {
  user: LiveUser | null;
  claims: TokenClaims | null;
  problem: SessionProblem | null;
}

/** Whether a session still exists. If so, its owner may end it, or set up a missing second factor. */
export const isOpen = (problem: SessionProblem | null): boolean =>
  problem === null || problem === 'secondFactor';

/** Reads the user of a request, or why the session is invalid. Throws `unavailable` without the database: nobody gets in unchecked. */
export async function readSession(headers: Headers): Promise<Session> {
  const token = presentedToken(headers, isSecure());
  if (!token) return { user: null, claims: null, problem: 'none' };
  const claims = readToken(token);
  if (typeof claims === 'string') return { user: null, claims: null, problem: claims };
  await connect();
  const user = await UserModel.findById(new Types.ObjectId(claims.sub)).select(LIVE_FIELDS).lean<LiveUser>();
  if (!user) return { user: null, claims, problem: 'userNotFound' };
  const problem = accountStatusProblem(user, claims) ?? (lacksFactor(user, claims) ? 'secondFactor' : null);
  if (!isOpen(problem)) return { user, claims, problem };
  const now = Date.now();
  if (await isSessionIdle(user, claims, now)) return { user, claims, problem: 'expired' };
  noteSessionUse(claims, now);
  return { user, claims, problem };
}

export function signedIn({ _id, picture, ...user }: LiveUser): SignedInUser {
  const { firstName, lastName, username, email, role } = user;
  return {
    kind: 'user',
    id: _id.toHexString(),
    firstName,
    lastName,
    username,
    email,
    role,
    ...(picture && { picture: toOwnPicture(picture).filePath }),
  };
}

function actorOf({ user, problem }: Pick<Session, 'user' | 'problem'>): Actor {
  if (user) noteUser(user._id.toHexString());
  if (problem !== null || !user) return { kind: 'visitor', problem: problem ?? 'none' } satisfies Visitor;
  return signedIn(user);
}

export const readActor = async (headers: Headers): Promise<Actor> => actorOf(await readSession(headers));

/** The actor for the calls that set up a second factor. Users who lack one count as signed in. */
export async function readActorWithoutFactor(headers: Headers): Promise<Actor> {
  const { user, problem } = await readSession(headers);
  return actorOf({ user, problem: isOpen(problem) ? null : problem });
}

/** The claims of this user's own session. Throws 401 if the token is not theirs or has just expired. */
export function ownClaims(headers: Headers, userId: string): TokenClaims {
  const claims = readToken(presentedToken(headers, isSecure()) ?? '');
  if (typeof claims === 'string' || claims.sub !== userId) throw sessionError('expired');
  return claims;
}
