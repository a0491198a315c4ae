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
      'Ask about your data, with or without an account: see it, have it corrected or deleted, object to a use. Confirmed by mail, answered within 7 days',
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
    summary: 'Requests of one state, what is due first; of decided ones the latest',
    query: z.object({ state: inAddress(stateSchema, DATA_REQUEST_STATES, 'open') }).extend(paging.shape),
    answers: { 200: pageOf('requests', dataRequest) },
    failures: ['invalid'],
  },
  'PUT /api/admin/requests/{id}': {
    summary:
      'Answer a request, or refuse it with the reason; the person gets the text by mail. An erasure that is answered erases the request, too',
    body: answerSchema,
    example: { decision: 'answer', text: 'We have corrected your name.' },
    failures: ['conflict'],
    alsoPost: { summary: 'Answer a request, as a form without script does' },
  },
  'GET /api/privacy/register': {
    who: 'register:read',
    summary:
      'The processing register: what each stored field is for, on which ground, who sees it and for how many days',
    answers: { 200: register },
  },
});
