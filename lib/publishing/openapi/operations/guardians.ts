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
    summary: 'Retrieves your guardian and the status of their consent; null if you are 18 or older',
    who: 'profile:update',
    answers: { 200: own },
  },
  'PUT /api/guardian': {
    summary: 'Names another guardian and asks for their consent. Any earlier consent ends.',
    who: 'profile:update',
    body: guardian,
    example: { name: 'Grace Kamau', email: 'grace.kamau@example.org' },
    answers: { 200: messageAnd(own.shape) },
    failures: ['conflict', 'tooManyRequests'],
    alsoPost: {},
  },
  'POST /api/guardian/ask': {
    summary: 'Sends your guardian the link again, if they have not answered yet',
    who: 'profile:update',
    failures: ['conflict', 'tooManyRequests'],
  },
  'POST /api/guardian/consent/{token}': {
    summary: 'Records a guardian’s answer with the token from the first e-mail. Safe to consent twice.',
    body: answerSchema,
    example: { decision: 'consent', declaration: true },
    failures: ['conflict', 'gone'],
  },
  'GET /api/guardian/child/{token}': {
    summary: 'Retrieves everything stored about the child, with the token from the guardian’s own link',
    answers: { 200: guardedAccount },
    failures: ['malformed', 'gone'],
  },
  'POST /api/guardian/child/{token}': {
    summary: 'Gives consent again, or withdraws it',
    body: changeSchema,
    example: { decision: 'withdraw' },
    failures: ['gone'],
  },
  'GET /api/guardian/child/{token}/export': {
    summary: 'Downloads everything stored about the child, with files, as a ZIP',
    answers: { 200: { file: ['application/zip'] } },
    failures: ['malformed', 'gone'],
  },
  'POST /api/guardian/child/{token}/delete': {
    summary: 'Deletes the child’s account and everything in it',
    body: deleteSchema,
    example: { confirm: true },
    failures: ['gone'],
  },
});
