import { z } from 'zod';
import { newFactor } from '@/lib/identity/accounts/second-factor/start-factor';
import { ownFactor } from '@/lib/identity/accounts/second-factor/read-factor';
import { account } from '@/lib/identity/accounts/mapper';
import { factorConfirmation, factorProof, secondStep } from '@/lib/identity/accounts/second-factor/schemas';
import { group } from '../operation';

export const SECOND_FACTOR = group('Accounts and sessions', 'second-factor:write', {
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
