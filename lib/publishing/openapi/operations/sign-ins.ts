import { z } from 'zod';
import { linkProof, signInRegistration } from '@/lib/identity/accounts/schemas';
import { signInStart } from '@/lib/identity/accounts/sign-in/start-sign-in';
import { account, message, signIn } from '../answers';
import { EVERYBODY, type Operation } from '../operation';

const tag = 'Signing in with another account';

const session = z.strictObject({ token: z.string(), user: account });

/** For browsers: providers redirect to these pages. Programs log in with a password. */
export const SIGN_INS: Operation[] = [
  {
    method: 'post',
    path: '/api/auth/signin/{provider}',
    tag,
    summary:
      'Begin to sign in with oidc, google or linkedin, where that is set: the page of the provider to go to, and cookies that bind its answer to the browser',
    who: 'anybody',
    body: signInStart,
    example: { from: '/dashboard' },
    answers: { 200: z.strictObject({ location: z.url() }) },
    failures: ['malformed', 'notFound', 'invalid', 'tooManyRequests'],
  },
  {
    method: 'get',
    path: '/api/auth/callback/{provider}',
    tag,
    summary:
      'Where the provider sends the browser back: it is logged in, or led to the page that asks what is missing, or to the log-in with what went wrong',
    who: 'anybody',
    answers: { 303: 'nothing' },
    failures: ['notFound'],
  },
  {
    method: 'post',
    path: '/api/auth/finish-registration',
    tag,
    summary: 'Open the account of a first sign-in, which a cookie carries; its address is verified already',
    who: 'anybody',
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
    failures: ['malformed', 'conflict', 'invalid', 'tooManyRequests'],
  },
  {
    method: 'post',
    path: '/api/auth/link-sign-in',
    tag,
    summary: 'Link the sign-in that a cookie carries to the account that has its address, by that password',
    who: 'anybody',
    body: linkProof,
    example: { password: 'Karibu#2026' },
    answers: { 200: session },
    failures: [
      'malformed',
      'unauthenticated',
      'forbidden',
      'conflict',
      'invalid',
      'locked',
      'tooManyRequests',
    ],
  },
  {
    method: 'post',
    path: '/api/auth/mail-sign-in-link',
    tag,
    summary: 'Have a link mailed to that account instead',
    who: 'anybody',
    answers: { 200: message },
    failures: ['malformed'],
  },
  {
    method: 'post',
    path: '/api/auth/link-sign-in/{token}',
    tag,
    summary: 'Link them with the token of the mail; again answers alike',
    who: 'anybody',
    answers: { 200: message },
    failures: ['malformed', 'forbidden', 'conflict', 'gone'],
  },
  {
    method: 'get',
    path: '/api/users/sign-ins',
    tag,
    summary: 'The accounts elsewhere that open your account, and whether it has a password',
    who: EVERYBODY,
    answers: { 200: z.strictObject({ signIns: z.array(signIn), hasPassword: z.boolean() }) },
  },
  {
    method: 'post',
    path: '/api/users/sign-ins/{id}/unlink',
    tag,
    summary: 'Unlink one of them, where there is a password',
    who: EVERYBODY,
    answers: { 200: message },
    failures: ['notFound', 'conflict'],
  },
];
