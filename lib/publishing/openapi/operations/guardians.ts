import { z } from 'zod';
import { guardian } from '@/lib/identity/accounts/schemas';
import type { GuardedAccount } from '@/lib/identity/guardians/child';
import type { OwnGuardian } from '@/lib/identity/guardians/own-guardian';
import { answerSchema, changeSchema, deleteSchema } from '@/lib/identity/guardians/schemas';
import { CONSENT_STATES } from '@/lib/platform/core/vocabulary';
import { message, messageAnd } from '../answers';
import { EVERYBODY, type Operation } from '../operation';
import { time } from '../values';

const tag = 'Guardians';

const ownGuardian = z
  .strictObject({
    name: z.string(),
    email: z.string(),
    state: z.enum(CONSENT_STATES),
    changedAt: time,
    adultFrom: time.meta({ description: 'From then on no consent is needed' }),
    deletedOn: time.meta({ description: 'null while a guardian agrees' }),
  })
  .meta({ id: 'OwnGuardian' }) satisfies z.ZodType<OwnGuardian>;

const guardedAccount = z
  .strictObject({
    firstName: z.string(),
    lastName: z.string(),
    state: z.enum(CONSENT_STATES),
    changedAt: time,
    adultFrom: time,
    data: z.record(z.string(), z.unknown()).meta({ description: 'As in data.json of the export' }),
  })
  .meta({ id: 'GuardedAccount' }) satisfies z.ZodType<GuardedAccount>;

const own = z.strictObject({ guardian: ownGuardian.nullable() });

const naming: Pick<Operation, 'tag' | 'who' | 'body' | 'example' | 'answers' | 'failures'> = {
  tag,
  who: EVERYBODY,
  body: guardian,
  example: { name: 'Grace Kamau', email: 'grace.kamau@example.org' },
  answers: { 200: messageAnd(own.shape) },
  failures: ['malformed', 'conflict', 'invalid', 'tooManyRequests'],
};

export const GUARDIANS: Operation[] = [
  {
    method: 'get',
    path: '/api/guardian',
    tag,
    summary: 'Your parent or guardian, and whether they agree; null for somebody who is 18 or older',
    who: EVERYBODY,
    answers: { 200: own },
  },
  {
    method: 'put',
    path: '/api/guardian',
    summary: 'Name another parent or guardian, who is asked; a consent given before ends',
    ...naming,
  },
  {
    method: 'post',
    path: '/api/guardian',
    summary: 'The same, as a form without script does',
    ...naming,
  },
  {
    method: 'post',
    path: '/api/guardian/ask',
    tag,
    summary: 'Send the parent or guardian the link again, as long as they have not answered',
    who: EVERYBODY,
    answers: { 200: message },
    failures: ['conflict', 'tooManyRequests'],
  },
  {
    method: 'post',
    path: '/api/guardian/consent/{token}',
    tag,
    summary: 'Answer of a parent or guardian by the link of the first mail; consenting again answers alike',
    who: 'anybody',
    body: answerSchema,
    example: { decision: 'consent', declaration: true },
    answers: { 200: message },
    failures: ['malformed', 'conflict', 'gone', 'invalid'],
  },
  {
    method: 'get',
    path: '/api/guardian/child/{token}',
    tag,
    summary: 'Everything stored about the child, by the guardian’s own link',
    who: 'anybody',
    answers: { 200: guardedAccount },
    failures: ['malformed', 'gone'],
  },
  {
    method: 'post',
    path: '/api/guardian/child/{token}',
    tag,
    summary: 'Agree again, or withdraw the consent',
    who: 'anybody',
    body: changeSchema,
    example: { decision: 'withdraw' },
    answers: { 200: message },
    failures: ['malformed', 'gone', 'invalid'],
  },
  {
    method: 'get',
    path: '/api/guardian/child/{token}/export',
    tag,
    summary: 'The same with the files, as one ZIP',
    who: 'anybody',
    answers: { 200: { file: ['application/zip'] } },
    failures: ['malformed', 'gone'],
  },
  {
    method: 'post',
    path: '/api/guardian/child/{token}/delete',
    tag,
    summary: 'Delete the child’s account with everything in it',
    who: 'anybody',
    body: deleteSchema,
    example: { confirm: true },
    answers: { 200: message },
    failures: ['malformed', 'gone', 'invalid'],
  },
];
