import { z } from 'zod';
import { decisionSchema, reportSchema, stateSchema } from '@/lib/trust/reports/schemas';
import { REPORT_STATES } from '@/lib/platform/core/vocabulary';
import { message, pageOf, report } from '../answers';
import { ADMINISTRATOR, paging, STAFF, type Operation } from '../operation';

const tag = 'Reports';

const state = stateSchema.meta({
  override: ({ jsonSchema }: { jsonSchema: object }) => {
    Reflect.deleteProperty(jsonSchema, 'anyOf');
    Object.assign(jsonSchema, { type: 'string', enum: REPORT_STATES, default: 'open' });
  },
});

const deciding: Pick<Operation, 'tag' | 'who' | 'body' | 'example' | 'answers' | 'failures'> = {
  tag,
  who: STAFF,
  body: decisionSchema,
  example: { decision: 'dismiss' },
  answers: { 200: message },
  failures: ['malformed', 'notFound', 'conflict', 'invalid'],
};

export const REPORTS: Operation[] = [
  {
    method: 'post',
    path: '/api/internships/{id}/reports',
    tag,
    summary:
      'Report an internship, with or without an account. Three independent people hide it until staff decide, if one of them applied or has a verified account older than a day; a cookie, the account and the network (/24, /48) tell people from one another. Nothing hides it for 30 days after a dismissal, and reports hide at most ten internships an hour',
    who: 'anybody',
    body: reportSchema,
    example: { reason: 'money', text: 'They asked for KES 1,500 before the interview.' },
    answers: { 202: message },
    failures: ['malformed', 'notFound', 'gone', 'tooLarge', 'invalid', 'tooManyRequests'],
  },
  {
    method: 'get',
    path: '/api/admin/reports',
    tag,
    summary: 'Reports of one state: those by three independent people first, then the worst, then the oldest',
    who: STAFF,
    query: z.object({ state }).extend(paging.shape),
    answers: { 200: pageOf('reports', report) },
    failures: ['invalid'],
  },
  {
    method: 'put',
    path: '/api/admin/reports/{id}',
    summary:
      'Decide on a report, and on every open one of its internship. Whoever applied or saved it is always told where a report that waits says that it asks for money or is fake, whatever `warn` says, and for other reasons with `warn`. `recall` (administrators) says that it was a fraud: it locks the employer, too. An upheld report whose employer was not recalled can be dismissed, with comments: its listing is shown again',
    ...deciding,
  },
  {
    method: 'post',
    path: '/api/admin/reports/{id}',
    summary: 'Decide on a report, as a form without script does',
    ...deciding,
  },
  {
    method: 'get',
    path: '/api/admin/reports/{id}/evidence',
    tag,
    summary:
      'Evidence about a reported listing as a ZIP: listing, submission, employer, downloads, reports, log',
    who: ADMINISTRATOR,
    answers: { 200: { file: ['application/zip'] } },
    failures: ['notFound'],
  },
];
