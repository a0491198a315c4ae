import type { AppError } from '@/lib/platform/core/errors';
import type { UserRecord } from '@/models/user';
import { halfSessionCookie } from './half-session';
import { codeProblem } from './prove-factor';

type Owner = Pick<UserRecord, '_id' | 'sessionVersion' | 'secondFactorSince'>;

const ENTER = 'Enter the code from your authenticator app';

export const needsCode = ({ secondFactorSince }: Pick<UserRecord, 'secondFactorSince'>): boolean =>
  Boolean(secondFactorSince);

/** The `Set-Cookie` value for the second step of a log-in whose first step succeeded. */
export const waitingLogIn = ({ _id, sessionVersion }: Owner, seconds: number): string =>
  halfSessionCookie({ sub: _id.toHexString(), sessionVersion, seconds });

/** The response to a log-in without a code: 401, with the cookie for the second step. */
export const askForCode = (owner: Owner, seconds: number): AppError =>
  codeProblem(ENTER, [waitingLogIn(owner, seconds)]);
