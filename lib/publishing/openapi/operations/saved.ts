import { CALENDAR_TYPE } from '@/lib/internships/calendar/write-calendar';
import { SAVED_LISTING_WORDS } from '@/lib/operations/reminders/reminder-days';
import { appliedSchema } from '@/lib/applications/records/schemas';
import { STYLE_SHEET_TYPE } from '@/lib/search/saved/read-marks-sheet';
import { pageOf, savedInternship } from '../answers';
import { group, paging } from '../operation';

export const SAVED = group('Saved internships', 'saved:write', {
  'GET /api/users/saved': {
    summary: 'The internships one has saved, the last one first',
    query: paging,
    answers: { 200: pageOf('internships', savedInternship) },
  },
  'GET /api/users/saved.ics': {
    summary: 'The deadlines of what one has saved as a calendar file',
    answers: { 200: { file: [CALENDAR_TYPE] } },
  },
  'GET /api/users/marks.css': {
    summary:
      'Which of these internships one has saved and applied to, as a style sheet for public pages where no script runs; of a visitor, what the device keeps',
    who: 'anybody',
    query: appliedSchema,
    answers: { 200: { file: [STYLE_SHEET_TYPE] } },
    failures: ['invalid'],
  },
  'PUT /api/users/saved/{internshipId}': {
    summary: `Save an internship, at most 200 (409); a mail reminds of it ${SAVED_LISTING_WORDS} before it closes`,
    failures: ['gone', 'conflict'],
    alsoPost: {},
  },
  'DELETE /api/users/saved/{internshipId}': {
    summary: 'Remove an internship from the saved ones; one that is not among them changes nothing',
    alsoPost: { path: '/api/users/saved/{internshipId}/remove' },
  },
  'GET /api/unsubscribe/{token}': {
    summary: 'Open the page that ends the reminders of whoever has the link of a mail (303); ends nothing',
    who: 'anybody',
    answers: { 303: 'nothing' },
  },
  'POST /api/unsubscribe/{token}': {
    summary: 'End the reminders of whoever has the link of a mail (RFC 8058)',
    who: 'anybody',
    failures: ['malformed'],
  },
});
