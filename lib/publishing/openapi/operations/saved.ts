import { CALENDAR_TYPE } from '@/lib/internships/calendar/write-calendar';
import { SAVED_LISTING_WORDS } from '@/lib/operations/reminders/reminder-days';
import { appliedSchema } from '@/lib/applications/records/schemas';
import { STYLE_SHEET_TYPE } from '@/lib/search/saved/read-marks-sheet';
import { pageOf, savedInternship } from '../answers';
import { group, paging } from '../operation';

export const SAVED = group('Saved internships', 'saved:write', {
  'GET /api/users/saved': {
    summary: 'Lists your saved internships, last saved first',
    query: paging,
    answers: { 200: pageOf('internships', savedInternship) },
  },
  'GET /api/users/saved.ics': {
    summary: 'Downloads the deadlines of your saved internships as a calendar file',
    answers: { 200: { file: [CALENDAR_TYPE] } },
  },
  'GET /api/users/marks.css': {
    summary:
      'Returns a style sheet that marks the internships you saved or applied to, on public pages without JavaScript. For visitors, marks the internships saved on their device.',
    who: 'anybody',
    query: appliedSchema,
    answers: { 200: { file: [STYLE_SHEET_TYPE] } },
    failures: ['invalid'],
  },
  'PUT /api/users/saved/{internshipId}': {
    summary: `Saves an internship, at most 200 (409). You get a reminder ${SAVED_LISTING_WORDS} before it closes.`,
    failures: ['gone', 'conflict'],
    alsoPost: {},
  },
  'DELETE /api/users/saved/{internshipId}': {
    summary: 'Removes an internship from your saved ones. Does nothing if it is not saved.',
    alsoPost: { path: '/api/users/saved/{internshipId}/remove' },
  },
  'GET /api/unsubscribe/{token}': {
    summary: 'Redirects from the link in an e-mail to the page for ending reminders. Changes nothing.',
    who: 'anybody',
    answers: { 303: 'nothing' },
  },
  'POST /api/unsubscribe/{token}': {
    summary: 'Ends the reminders of the person the e-mail went to (RFC 8058)',
    who: 'anybody',
    failures: ['malformed'],
  },
});
