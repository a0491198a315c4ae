import { z } from 'zod';
import { dataRequest } from '@/lib/identity/data-requests/mapper';
import { answerSchema, dataRequestSchema, stateSchema } from '@/lib/identity/data-requests/schemas';
import { DATA_REQUEST_STATES } from '@/lib/platform/core/vocabulary';
import { register } from '@/lib/identity/privacy/read-register';
import { message, pageOf } from '../answers';
import { group, inAddress, paging } from '../operation';

export const PRIVACY = group('Privacy', 'data-request:answer', {
  'POST /api/requests': {
    once: true,
    summary:
      'Creates a request about your data, with or without an account: to see, correct or delete it, or to object to its use. Confirmed by e-mail, answered within 7 days.',
    who: 'anybody',
    body: dataRequestSchema,
    example: {
      kind: 'access',
      name: 'Wanjiru Kamau',
      email: 'wanjiru@example.org',
      text: 'Please send me what you have about me.',
    },
    answers: { 202: message },
    failures: ['tooManyRequests'],
  },
  'GET /api/admin/requests': {
    who: 'data-request:read',
    summary: 'Lists requests in one state: open ones by due date, decided ones newest first',
    query: z.object({ state: inAddress(stateSchema, DATA_REQUEST_STATES, 'open') }).extend(paging.shape),
    answers: { 200: pageOf('requests', dataRequest) },
    failures: ['invalid'],
  },
  'PUT /api/admin/requests/{id}': {
    summary:
      'Answers a request, or refuses it with a reason. The person gets the text by e-mail. Answering an erasure request erases the request too.',
    body: answerSchema,
    example: { decision: 'answer', text: 'We have corrected your name.' },
    failures: ['conflict'],
    alsoPost: {},
  },
  'GET /api/privacy/register': {
    who: 'register:read',
    summary:
      'Retrieves the processing register: the purpose, legal basis, audience and retention of each stored field',
    answers: { 200: register },
  },
});
