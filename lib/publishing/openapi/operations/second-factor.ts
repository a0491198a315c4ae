import { z } from 'zod';
import { factorConfirmation, factorProof, secondStep } from '@/lib/identity/accounts/second-factor/schemas';
import type { OwnFactor } from '@/lib/identity/accounts/second-factor/read-factor';
import type { NewFactor } from '@/lib/identity/accounts/second-factor/start-factor';
import { account } from '../answers';
import { EVERYBODY, group } from '../operation';
import { time } from '../values';

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

export const SECOND_FACTOR = group('Accounts and sessions', EVERYBODY, {
  'POST /api/auth/second-factor': {
    summary: 'The second step of a log-in in a browser, whose cookie carries the first one',
    who: 'anybody',
    body: secondStep,
    example: { code: '123456' },
    answers: { 200: z.strictObject({ token: z.string(), user: account }) },
    failures: ['unauthenticated', 'forbidden', 'tooManyRequests'],
  },
  'GET /api/users/second-factor': {
    summary: 'Whether your account has a second factor',
    answers: { 200: ownFactor },
  },
  'POST /api/users/second-factor': {
    summary: 'Begin to set up a second factor; it is off until it is confirmed, within half an hour',
    answers: { 201: newFactor },
    failures: ['conflict'],
  },
  'POST /api/users/second-factor/confirm': {
    summary: 'Turn it on with a code, and the password where there is one',
    body: factorConfirmation,
    example: { code: '123456', password: 'Karibu#2026', saved: true },
    failures: ['conflict', 'tooManyRequests'],
  },
  'POST /api/users/second-factor/turn-off': {
    summary: 'Turn it off with a code, and the password where there is one',
    body: factorProof,
    example: { code: '123456', password: 'Karibu#2026' },
    failures: ['conflict', 'tooManyRequests'],
  },
});
