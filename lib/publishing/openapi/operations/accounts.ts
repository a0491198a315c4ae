import { z } from 'zod';
import { account } from '@/lib/identity/accounts/mapper';
import { address, addressToVerify, credentials, registration, reset } from '@/lib/identity/accounts/schemas';
import { message } from '../answers';
import { group } from '../operation';

export const ACCOUNTS = group('Accounts and sessions', 'anybody', {
  'POST /api/auth/register': {
    once: true,
    summary: 'Creates an account. A known address gets the same response; its owner is notified by e-mail.',
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
    summary: 'Confirms an e-mail address with the token from the e-mail. Safe to repeat.',
    failures: ['malformed', 'gone'],
    alsoPost: {},
  },
  'POST /api/auth/verify-email': {
    summary: 'Sends the verification e-mail again if the address is still unverified',
    body: addressToVerify,
    example: { email: 'wanjiku@example.org' },
    failures: ['tooManyRequests'],
  },
  'POST /api/auth/login': {
    summary:
      'Logs in. Returns a bearer token and sets it as a cookie. If the request carries a session, that session ends. If the account has a second factor, send its `code` too: without it, you get 401 with `secondFactor`.',
    body: credentials,
    example: { emailOrUsername: 'graduate', password: 'Karibu#2026' },
    answers: { 200: z.strictObject({ token: z.string(), user: account }) },
    failures: ['unauthenticated', 'forbidden', 'locked', 'tooManyRequests'],
  },
  'POST /api/auth/extend-session': {
    summary:
      'Extends this session to 12 hours from now, but never past 30 days after login. Sets the new token as a cookie.',
    who: 'profile:update',
    answers: { 200: z.strictObject({ seconds: z.int().positive() }) },
    failures: ['conflict'],
  },
  'POST /api/auth/logout': {
    summary: 'Logs out: ends this session and removes its cookie',
    who: 'profile:update',
    answers: { 204: 'nothing' },
  },
  'POST /api/auth/logout-everywhere': {
    summary: 'Logs out on all devices',
    who: 'profile:update',
    answers: { 204: 'nothing' },
  },
  'GET /api/auth/verify': {
    summary: 'Retrieves the user a token belongs to, even a deactivated or unverified one',
    who: 'session',
    answers: { 200: z.strictObject({ user: account }) },
  },
  'POST /api/auth/reset-password': {
    summary: 'Sends a password reset link. The response is the same for every address.',
    body: address,
    example: { email: 'wanjiku@example.org' },
    failures: ['tooManyRequests'],
  },
  'POST /api/auth/reset-password/{token}': {
    summary: 'Sets a new password with the token from the e-mail',
    body: reset,
    example: { newPassword: 'Karibu#2027' },
    failures: ['gone', 'tooManyRequests'],
  },
});
