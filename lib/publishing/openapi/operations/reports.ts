import { z } from 'zod';
import { reportAnswer } from '@/lib/trust/reports/mapper';
import { decisionSchema, reportSchema, stateSchema } from '@/lib/trust/reports/schemas';
import { REPORT_STATES } from '@/lib/platform/core/vocabulary';
import { message, pageOf } from '../answers';
import { group, inAddress, paging } from '../operation';

export const REPORTS = group('Reports', 'report:decide', {
  'POST /api/internships/{id}/reports': {
    summary:
      'Reports an internship, with or without an account. Three independent reports hide it until staff decide, if one reporter applied or has a verified account older than a day. Reporters are distinguished by account, cookie and network (/24, /48). Reports cannot hide it for 30 days after a dismissal, and hide at most ten internships an hour. A report with the `Idempotency-Key` and content of an earlier one changes nothing.',
    who: 'anybody',
    body: reportSchema,
    example: { reason: 'money', text: 'They asked for KES 1,500 before the interview.' },
    answers: { 202: message },
    failures: ['gone', 'tooManyRequests'],
  },
  'GET /api/admin/reports': {
    who: 'report:read',
    summary:
      'Lists reports in one state. Listings with three independent reports come first, then the most serious reports, then the oldest.',
    query: z.object({ state: inAddress(stateSchema, REPORT_STATES, 'open') }).extend(paging.shape),
    answers: { 200: pageOf('reports', reportAnswer) },
    failures: ['invalid'],
  },
  'PUT /api/admin/reports/{id}': {
    summary:
      'Decides a report, and every open one about the same internship. Upholding it warns everyone who applied for the internship or saved it, if an open report says that it asks for money or is fake; for other reasons, only with `warn`. `recall` (administrators) marks it as fraud and also locks the employer. To show a listing again, dismiss its upheld report with comments, unless the employer was recalled.',
    body: decisionSchema,
    example: { decision: 'dismiss' },
    failures: ['conflict'],
    alsoPost: {},
  },
  'GET /api/admin/reports/{id}/evidence': {
    summary:
      'Downloads evidence about a reported listing: listing, submission, employer, downloads, reports, log',
    who: 'listing:recall',
    answers: { 200: { file: ['application/zip'] } },
  },
});
