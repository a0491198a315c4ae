import { z } from 'zod';
import { factorConfirmation, factorProof, secondStep } from '@/lib/identity/accounts/second-factor/schemas';
import type { OwnFactor } from '@/lib/identity/accounts/second-factor/read-factor';
import type { NewFactor } from '@/lib/identity/accounts/second-factor/start-factor';
import { account, message } from '../answers';
import { EVERYBODY, type Operation } from '../operation';
import { time } from '../values';

const tag = 'Accounts and sessions';

const newFactor = z.strictObject({
  secret: z.string().meta({ description: 'In base32' }),
  uri: z.string().meta({ description: 'For an authenticator app: the content of a QR code' }),
  recoveryCodes: z.array(z.string()).meta({ description: 'Each lets the owner in once; never told again' }),
}) satisfies z.ZodType<NewFactor>;

const ownFactor = z.strictObject({
  isOn: z.boolean(),
  since: time,
  recoveryCodesLeft: z.int().min(0),
  isRequired: z.boolean().meta({ description: 'The site asks this role for one' }),
  hasPassword: z.boolean(),
}) satisfies z.ZodType<OwnFactor>;

export const SECOND_FACTOR: Operation[] = [
  {
    method: 'post',
    path: '/api/auth/second-factor',
    tag,
    summary: 'The second step of a log-in in a browser, whose cookie carries the first one',
    who: 'anybody',
    body: secondStep,
    example: { code: '123456' },
    answers: { 200: z.strictObject({ token: z.string(), user: account }) },
    failures: ['malformed', 'unauthenticated', 'forbidden', 'invalid', 'tooManyRequests'],
  },
  {
    method: 'get',
    path: '/api/users/second-factor',
    tag,
    summary: 'Whether your account has a second factor',
    who: EVERYBODY,
    answers: { 200: ownFactor },
  },
  {
    method: 'post',
    path: '/api/users/second-factor',
    tag,
    summary: 'Begin to set up a second factor; it is off until it is confirmed, within half an hour',
    who: EVERYBODY,
    answers: { 201: newFactor },
    failures: ['conflict'],
  },
  {
    method: 'post',
    path: '/api/users/second-factor/confirm',
    tag,
    summary: 'Turn it on with a code, and the password where there is one',
    who: EVERYBODY,
    body: factorConfirmation,
    example: { code: '123456', password: 'Karibu#2026', saved: true },
    answers: { 200: message },
    failures: ['malformed', 'conflict', 'invalid', 'tooManyRequests'],
  },
  {
    method: 'post',
    path: '/api/users/second-factor/turn-off',
    tag,
    summary: 'Turn it off with a code, and the password where there is one',
    who: EVERYBODY,
    body: factorProof,
    example: { code: '123456', password: 'Karibu#2026' },
    answers: { 200: message },
    failures: ['malformed', 'conflict', 'invalid', 'tooManyRequests'],
  },
];
