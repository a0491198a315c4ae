import { z } from 'zod';
import { guardedAccount } from '@/lib/identity/guardians/child';
import { ownGuardian } from '@/lib/identity/guardians/own-guardian';
import { guardian } from '@/lib/identity/accounts/schemas';
import { answerSchema, changeSchema, deleteSchema } from '@/lib/identity/guardians/schemas';
import { messageAnd } from '../answers';
import { group } from '../operation';

const own = z.strictObject({ guardian: ownGuardian.nullable() });

export const GUARDIANS = group('Guardians', 'anybody', {
  'GET /api/guardian': {
    summary: 'Your parent or guardian, and whether they agree; null for somebody who is 18 or older',
    who: 'profile:update',
    answers: { 200: own },
  },
  'PUT /api/guardian': {
    summary: 'Name another parent or guardian, who is asked; a consent given before ends',
    who: 'profile:update',
    body: guardian,
    example: { name: 'Grace Kamau', email: 'grace.kamau@example.org' },
    answers: { 200: messageAnd(own.shape) },
    failures: ['conflict', 'tooManyRequests'],
    alsoPost: { summary: 'The same, as a form without script does' },
  },
  'POST /api/guardian/ask': {
    summary: 'Send the parent or guardian the link again, as long as they have not answered',
    who: 'profile:update',
    failures: ['conflict', 'tooManyRequests'],
  },
  'POST /api/guardian/consent/{token}': {
    summary: 'Answer of a parent or guardian by the link of the first mail; consenting again answers alike',
    body: answerSchema,
    example: { decision: 'consent', declaration: true },
    failures: ['conflict', 'gone'],
  },
  'GET /api/guardian/child/{token}': {
    summary: 'Everything stored about the child, by the guardian’s own link',
    answers: { 200: guardedAccount },
    failures: ['malformed', 'gone'],
  },
  'POST /api/guardian/child/{token}': {
    summary: 'Agree again, or withdraw the consent',
    body: changeSchema,
    example: { decision: 'withdraw' },
    failures: ['gone'],
  },
  'GET /api/guardian/child/{token}/export': {
    summary: 'The same with the files, as one ZIP',
    answers: { 200: { file: ['application/zip'] } },
    failures: ['malformed', 'gone'],
  },
  'POST /api/guardian/child/{token}/delete': {
    summary: 'Delete the child’s account with everything in it',
    body: deleteSchema,
    example: { confirm: true },
    failures: ['gone'],
  },
});
