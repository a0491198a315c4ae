import { z } from 'zod';
import type { DataRequest } from '@/lib/identity/data-requests/mapper';
import { answerSchema, dataRequestSchema, stateSchema } from '@/lib/identity/data-requests/schemas';
import { DATA_REQUEST_KINDS, DATA_REQUEST_STATES } from '@/lib/platform/core/vocabulary';
import { AUDIENCES, BASES, type Audience, type Basis } from '@/lib/identity/privacy/entry';
import type { Register } from '@/lib/identity/privacy/read-register';
import { message, pageOf } from '../answers';
import { ADMINISTRATOR, group, inAddress, paging } from '../operation';
import { id, time } from '../values';

const keysOf = <Key extends string>(table: Record<Key, string>) => Object.keys(table) as [Key, ...Key[]];

const use = z
  .strictObject({
    fields: z.array(z.strictObject({ name: z.string(), type: z.string(), required: z.boolean() })),
    purpose: z.string(),
    basis: z.enum(keysOf<Basis>(BASES)),
    seenBy: z.array(z.enum(keysOf<Audience>(AUDIENCES))),
    days: z
      .int()
      .min(1)
      .nullable()
      .meta({ description: 'null where it has no number: `kept` says until what' }),
    kept: z.string(),
  })
  .meta({ id: 'RegisterUse' });

const register = z
  .strictObject({
    controller: z.strictObject({
      name: z.string(),
      address: z.string().nullable(),
      email: z.string(),
      registration: z.string().nullable(),
    }),
    collections: z.array(
      z.strictObject({
        collection: z.string(),
        holds: z.string(),
        people: z.string(),
        grows: z.string(),
        stays: z.string(),
        uses: z.array(use),
      }),
    ),
  })
  .meta({ id: 'Register' }) satisfies z.ZodType<Register>;

const dataRequest = z
  .strictObject({
    _id: id,
    kind: z.enum(DATA_REQUEST_KINDS),
    name: z.string().nullable().meta({ description: 'null, like the rest, once an erasure was carried out' }),
    email: z.string().nullable(),
    text: z.string().nullable(),
    state: z.enum(DATA_REQUEST_STATES),
    overdue: z.boolean(),
    dueAt: time,
    createdAt: time,
    answer: z.strictObject({ at: time, text: z.string().nullable() }).nullable(),
  })
  .meta({ id: 'DataRequest' }) satisfies z.ZodType<DataRequest>;

export const PRIVACY = group('Privacy', ADMINISTRATOR, {
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
    summary:
      'The processing register: what each stored field is for, on which ground, who sees it and for how many days',
    answers: { 200: register },
  },
});
