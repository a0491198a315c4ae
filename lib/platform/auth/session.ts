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
  /** Null where there is no token of ours. */
  claims: TokenClaims | null;
  problem: SessionProblem | null;
}

/**
 * Looks up who presents this request, and what (if anything) is wrong with the session.
 * Throws AppError `unavailable` when the database does not answer: nobody is let through unchecked.
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

/** A user whose session counts, as verbs know them. */
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

/** The actor of a request: the live user, or a visitor with the reason. */
export async function readActor(headers: Headers): Promise<Actor> {
  const { user, problem } = await readSession(headers);
  if (problem !== null || !user) return { kind: 'visitor', problem: problem ?? 'none' } satisfies Visitor;
  noteUser(user._id.toHexString());
  return signedIn(user);
}
