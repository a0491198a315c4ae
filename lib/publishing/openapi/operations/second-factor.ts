import { z } from 'zod';
import { newFactor } from '@/lib/identity/accounts/second-factor/start-factor';
import { ownFactor } from '@/lib/identity/accounts/second-factor/read-factor';
import { account } from '@/lib/identity/accounts/mapper';
import { factorConfirmation, factorProof, secondStep } from '@/lib/identity/accounts/second-factor/schemas';
import { group } from '../operation';

export const SECOND_FACTOR = group('Accounts and sessions', 'second-factor:write', {
  'POST /api/auth/second-factor': {
    summary: 'Completes a login in the browser with the second factor. A cookie carries the first step.',
    who: 'anybody',
    body: secondStep,
    example: { code: '123456' },
    answers: { 200: z.strictObject({ token: z.string(), user: account }) },
    failures: ['unauthenticated', 'forbidden', 'tooManyRequests'],
  },
  'GET /api/users/second-factor': {
    summary: 'Retrieves the status of your account’s second factor',
    answers: { 200: ownFactor },
  },
  'POST /api/users/second-factor': {
    summary: 'Starts setting up a second factor. Confirm it within half an hour to turn it on.',
    answers: { 201: newFactor },
    failures: ['conflict'],
  },
  'POST /api/users/second-factor/confirm': {
    summary: 'Turns on your second factor with a code, and your password if you have one',
    body: factorConfirmation,
    example: { code: '123456', password: 'Karibu#2026', saved: true },
    failures: ['conflict', 'tooManyRequests'],
  },
  'POST /api/users/second-factor/turn-off': {
    summary: 'Turns off your second factor with a code, and your password if you have one',
    body: factorProof,
    example: { code: '123456', password: 'Karibu#2026' },
    failures: ['conflict', 'tooManyRequests'],
  },
});
