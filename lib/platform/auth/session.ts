import { Types } from 'mongoose';
import { connect } from '@/lib/platform/db/db';
import { isSecure } from '@/lib/platform/env/env';
import { noteUser } from '@/lib/platform/log/request-context';
import { toOwnPicture } from './own-picture';
import { UserModel, type UserRecord } from '@/models/user';
import type { Actor, SessionProblem, SignedInUser, Visitor } from './actor';
import { presentedToken } from './session-cookie';
import { accountStatusProblem } from './account-status';
import { readToken, type TokenClaims } from './token';

export const LIVE_FIELDS =
  'firstName lastName username email role isActive isVerified sessionVersion endedSessions picture' as const;
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
>;

export interface Session {
  user: LiveUser | null;
  /** Null without a valid token. */
  claims: TokenClaims | null;
  problem: SessionProblem | null;
}

/**
 * Reads the user of a request, and why the session is not valid, if it is not.
 * Throws AppError `unavailable` if the database does not answer: nobody gets in unchecked.
 */
export async function readSession(headers: Headers): Promise<Session> {
  const token = presentedToken(headers, isSecure());
  if (!token) return { user: null, claims: null, problem: 'none' };
  const claims = readToken(token);
  if (typeof claims === 'string') return { user: null, claims: null, problem: claims };
  await connect();
  const user = await UserModel.findById(new Types.ObjectId(claims.sub)).select(LIVE_FIELDS).lean<LiveUser>();
  if (!user) return { user: null, claims, problem: 'userNotFound' };
  return { user, claims, problem: accountStatusProblem(user, claims) };
}

/** A user with a valid session, as verbs receive them. */
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

/** The actor of a request: the signed-in user, or a visitor with the reason. */
export async function readActor(headers: Headers): Promise<Actor> {
  const { user, problem } = await readSession(headers);
  if (problem !== null || !user) return { kind: 'visitor', problem: problem ?? 'none' } satisfies Visitor;
  noteUser(user._id.toHexString());
  return signedIn(user);
}
