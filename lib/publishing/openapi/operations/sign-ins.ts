import { z } from 'zod';
import { signIn } from '@/lib/identity/accounts/sign-in/list-sign-ins';
import { account } from '@/lib/identity/accounts/mapper';
import { linkProof, signInRegistration } from '@/lib/identity/accounts/schemas';
import { signInStart } from '@/lib/identity/accounts/sign-in/start-sign-in';
import { group } from '../operation';

const session = z.strictObject({ token: z.string(), user: account });

/** For browsers: providers redirect here. Programs log in with a password. */
export const SIGN_INS = group('Signing in with another account', 'anybody', {
  'POST /api/auth/signin/{provider}': {
    summary:
      'Starts a sign-in with `oidc`, `google` or `linkedin`, if it is set up. Returns the provider’s page, and sets cookies that tie its response to this browser.',
    body: signInStart,
    example: { from: '/dashboard' },
    answers: { 200: z.strictObject({ location: z.url() }) },
    failures: ['tooManyRequests'],
  },
  'GET /api/auth/callback/{provider}': {
    summary:
      'Handles the redirect back from the provider. Logs in, asks for missing details, or redirects to the login page with an error.',
    answers: { 303: 'nothing' },
  },
  'POST /api/auth/finish-registration': {
    summary: 'Creates an account from the pending sign-in in the cookie. Its address is already verified.',
    body: signInRegistration,
    example: {
      firstName: 'Wanjiku',
      lastName: 'Kamau',
      phoneNumber: '0700000000',
      username: 'wanjikuka',
      role: 'recent graduate',
      agreement: true,
    },
    answers: { 201: session },
    failures: ['conflict', 'tooManyRequests'],
  },
  'POST /api/auth/link-sign-in': {
    summary: 'Links the cookie’s sign-in to the account with the same address, using the account’s password',
    body: linkProof,
    example: { password: 'Karibu#2026' },
    answers: { 200: session },
    failures: ['unauthenticated', 'forbidden', 'conflict', 'locked', 'tooManyRequests'],
  },
  'POST /api/auth/mail-sign-in-link': {
    summary: 'Sends a link to the account’s address, as an alternative to its password',
    failures: ['malformed'],
  },
  'POST /api/auth/link-sign-in/{token}': {
    summary: 'Links the sign-in with the token from the e-mail. Safe to repeat.',
    failures: ['malformed', 'forbidden', 'conflict', 'gone'],
  },
  'GET /api/users/sign-ins': {
    summary: 'Lists the sign-ins linked to your account, and whether it has a password',
    who: 'profile:update',
    answers: { 200: z.strictObject({ signIns: z.array(signIn), hasPassword: z.boolean() }) },
  },
  'POST /api/users/sign-ins/{id}/unlink': {
    summary: 'Unlinks a sign-in, if your account has a password',
    who: 'profile:update',
    failures: ['conflict'],
  },
});
