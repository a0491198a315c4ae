import { z } from 'zod';
import { account } from '@/lib/identity/accounts/mapper';
import { address, addressToVerify, credentials, registration, reset } from '@/lib/identity/accounts/schemas';
import { message } from '../answers';
import { group } from '../operation';

export const ACCOUNTS = group('Accounts and sessions', 'anybody', {
  'POST /api/auth/register': {
    once: true,
    summary: 'Register; a known e-mail address answers alike, and its owner is told by mail',
    body: registration,
    example: {
      firstName: 'Wanjiku',
      lastName: 'Kamau',
      phoneNumber: '0700000000',
      email: 'wanjiku@example.org',
      username: 'wanjikuk',
      password: 'Karibu#2026',
      role: 'recent graduate',
      agreement: true,
    },
    answers: { 201: message },
    failures: ['tooManyRequests'],
  },
  'GET /api/auth/verify-email/{token}': {
    summary: 'Confirm an e-mail address with the token of the mail; again answers alike',
    failures: ['malformed', 'gone'],
    alsoPost: { summary: 'The same, as the button of the page sends it' },
  },
  'POST /api/auth/verify-email': {
    summary: 'Send the verification mail again, if there is something to verify',
    body: addressToVerify,
    example: { email: 'wanjiku@example.org' },
    failures: ['tooManyRequests'],
  },
  'POST /api/auth/login': {
    summary:
      'Log in: the token to send as a bearer, and the same as a cookie; a session the request presents ends. An account with a second factor needs its code too: without it, 401 says `secondFactor`',
    body: credentials,
    example: { emailOrUsername: 'graduate', password: 'Karibu#2026' },
    answers: { 200: z.strictObject({ token: z.string(), user: account }) },
    failures: ['unauthenticated', 'forbidden', 'locked', 'tooManyRequests'],
  },
  'POST /api/auth/extend-session': {
    summary:
      'Extend this session to 12 hours from now, at most to 30 days after its log-in: the new token comes as a cookie',
    who: 'profile:update',
    answers: { 200: z.strictObject({ seconds: z.int().positive() }) },
    failures: ['conflict'],
  },
  'POST /api/auth/logout': {
    summary: 'End this session: the token and its cookie no longer count',
    who: 'profile:update',
    answers: { 204: 'nothing' },
  },
  'POST /api/auth/logout-everywhere': {
    summary: 'End every session of the user',
    who: 'profile:update',
    answers: { 204: 'nothing' },
  },
  'GET /api/auth/verify': {
    summary: 'Whose token this is, also when they are not active or not verified',
    who: 'session',
    answers: { 200: z.strictObject({ user: account }) },
  },
  'POST /api/auth/reset-password': {
    summary: 'Ask for a mail to choose a new password; answers alike for every address',
    body: address,
    example: { email: 'wanjiku@example.org' },
    failures: ['tooManyRequests'],
  },
  'POST /api/auth/reset-password/{token}': {
    summary: 'Choose a new password with the token of the mail',
    body: reset,
    example: { newPassword: 'Karibu#2027' },
    failures: ['gone', 'tooManyRequests'],
  },
});
