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
      'Begin to sign in with oidc, google or linkedin, where that is set: the page of the provider to go to, and cookies that bind its answer to the browser',
    body: signInStart,
    example: { from: '/dashboard' },
    answers: { 200: z.strictObject({ location: z.url() }) },
    failures: ['tooManyRequests'],
  },
  'GET /api/auth/callback/{provider}': {
    summary:
      'Where the provider sends the browser back: it is logged in, or led to the page that asks what is missing, or to the log-in with what went wrong',
    answers: { 303: 'nothing' },
  },
  'POST /api/auth/finish-registration': {
    summary: 'Open the account of a first sign-in, which a cookie carries; its address is verified already',
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
    summary: 'Link the sign-in that a cookie carries to the account that has its address, by that password',
    body: linkProof,
    example: { password: 'Karibu#2026' },
    answers: { 200: session },
    failures: ['unauthenticated', 'forbidden', 'conflict', 'locked', 'tooManyRequests'],
  },
  'POST /api/auth/mail-sign-in-link': {
    summary: 'Have a link mailed to that account instead',
    failures: ['malformed'],
  },
  'POST /api/auth/link-sign-in/{token}': {
    summary: 'Link them with the token of the mail; again answers alike',
    failures: ['malformed', 'forbidden', 'conflict', 'gone'],
  },
  'GET /api/users/sign-ins': {
    summary: 'The accounts elsewhere that open your account, and whether it has a password',
    who: 'profile:update',
    answers: { 200: z.strictObject({ signIns: z.array(signIn), hasPassword: z.boolean() }) },
  },
  'POST /api/users/sign-ins/{id}/unlink': {
    summary: 'Unlink one of them, where there is a password',
    who: 'profile:update',
    failures: ['conflict'],
  },
});
