import { z } from 'zod';
import { reportAnswer } from '@/lib/trust/reports/mapper';
import { decisionSchema, reportSchema, stateSchema } from '@/lib/trust/reports/schemas';
import { REPORT_STATES } from '@/lib/platform/core/vocabulary';
import { message, pageOf } from '../answers';
import { group, inAddress, paging } from '../operation';

export const REPORTS = group('Reports', 'report:decide', {
  'POST /api/internships/{id}/reports': {
    summary:
      'Report an internship, with or without an account. Three independent people hide it until staff decide, if one of them applied or has a verified account older than a day; a cookie, the account and the network (/24, /48) tell people from one another. Nothing hides it for 30 days after a dismissal, and reports hide at most ten internships an hour',
    who: 'anybody',
    body: reportSchema,
    example: { reason: 'money', text: 'They asked for KES 1,500 before the interview.' },
    answers: { 202: message },
    failures: ['gone', 'tooManyRequests'],
  },
  'GET /api/admin/reports': {
    who: 'report:read',
    summary: 'Reports of one state: those by three independent people first, then the worst, then the oldest',
    query: z.object({ state: inAddress(stateSchema, REPORT_STATES, 'open') }).extend(paging.shape),
    answers: { 200: pageOf('reports', reportAnswer) },
    failures: ['invalid'],
  },
  'PUT /api/admin/reports/{id}': {
    summary:
      'Decide on a report, and on every open one of its internship. Whoever applied or saved it is always told where a report that waits says that it asks for money or is fake, whatever `warn` says, and for other reasons with `warn`. `recall` (administrators) says that it was a fraud: it locks the employer, too. An upheld report whose employer was not recalled can be dismissed, with comments: its listing is shown again',
    body: decisionSchema,
    example: { decision: 'dismiss' },
    failures: ['conflict'],
    alsoPost: { summary: 'Decide on a report, as a form without script does' },
  },
  'GET /api/admin/reports/{id}/evidence': {
    summary:
      'Evidence about a reported listing as a ZIP: listing, submission, employer, downloads, reports, log',
    who: 'listing:recall',
    answers: { 200: { file: ['application/zip'] } },
  },
});
