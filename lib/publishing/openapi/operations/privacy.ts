import { z } from 'zod';
import { dataRequest } from '@/lib/identity/data-requests/mapper';
import {
  answerSchema,
  dataRequestSchema,
  erasureSchema,
  stateSchema,
} from '@/lib/identity/data-requests/schemas';
import { DATA_REQUEST_STATES } from '@/lib/platform/core/vocabulary';
import { register } from '@/lib/identity/privacy/read-register';
import { message, pageOf } from '../answers';
import { group, inAddress, paging } from '../operation';

export const PRIVACY = group('Privacy', 'data-request:answer', {
  'POST /api/requests': {
    once: true,
    summary:
      'Creates a request about your data, with or without an account: to see, correct or delete it, or to object to its use. Confirmed by e-mail, answered within 7 days. The e-mail contains a link that confirms the address, unless you are logged in to its account.',
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
  'POST /api/requests/confirm/{token}': {
    summary: 'Confirms the address of a request with the token from the e-mail. Safe to repeat.',
    who: 'anybody',
    failures: ['malformed', 'gone', 'tooManyRequests'],
  },
  'POST /api/requests/download/{token}': {
    summary: 'Downloads everything stored about an account as a ZIP, once, with the token from the e-mail',
    who: 'anybody',
    answers: { 200: { file: ['application/zip'] } },
    failures: ['malformed', 'gone', 'tooManyRequests'],
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
  'POST /api/admin/requests/{id}/send-data': {
    summary:
      'Answers a request for access: e-mails a link that downloads the account’s data once, within 7 days. Needs a confirmed address with an account.',
    failures: ['conflict'],
  },
  'POST /api/admin/requests/{id}/erase-account': {
    summary:
      'Deletes the account of an erasure request, and answers the request. Needs a confirmed address with an account.',
    body: erasureSchema,
    example: { confirm: true },
    failures: ['conflict'],
  },
  'POST /api/admin/requests/{id}/stop-mails': {
    summary:
      'Pauses the alerts and stops the reminders of the account of an objection. The request stays open. Needs a confirmed address with an account.',
    failures: ['conflict'],
  },
  'GET /api/privacy/register': {
    who: 'register:read',
    summary:
      'Retrieves the processing register: the purpose, legal basis, audience and retention of each stored field',
    answers: { 200: register },
  },
});
