import { CALENDAR_TYPE } from '@/lib/internships/calendar/write-calendar';
import { SAVED_LISTING_WORDS } from '@/lib/operations/reminders/reminder-days';
import { appliedSchema } from '@/lib/applications/records/schemas';
import { STYLE_SHEET_TYPE } from '@/lib/search/saved/read-marks-sheet';
import { message, pageOf, savedInternship } from '../answers';
import { EVERYBODY, paging, type Operation } from '../operation';

const tag = 'Saved internships';
const who = EVERYBODY;
const answers = { 200: message };

export const SAVED: Operation[] = [
  {
    method: 'get',
    path: '/api/users/saved',
    tag,
    summary: 'The internships one has saved, the last one first',
    who,
    query: paging,
    answers: { 200: pageOf('internships', savedInternship) },
  },
  {
    method: 'get',
    path: '/api/users/saved.ics',
    tag,
    summary: 'The deadlines of what one has saved as a calendar file',
    who,
    answers: { 200: { file: [CALENDAR_TYPE] } },
  },
  {
    method: 'get',
    path: '/api/users/marks.css',
    tag,
    summary:
      'Which of these internships one has saved and applied to, as a style sheet for public pages where no script runs; of a visitor, what the device keeps',
    who: 'anybody',
    query: appliedSchema,
    answers: { 200: { file: [STYLE_SHEET_TYPE] } },
    failures: ['invalid'],
  },
  {
    method: 'put',
    path: '/api/users/saved/{internshipId}',
    tag,
    summary: `Save an internship, at most 200 (409); a mail reminds of it ${SAVED_LISTING_WORDS} before it closes`,
    who,
    answers,
    failures: ['notFound', 'gone', 'conflict'],
  },
  {
    method: 'post',
    path: '/api/users/saved/{internshipId}',
    tag,
    summary: 'The same for a form without script',
    who,
    answers,
    failures: ['notFound', 'gone', 'conflict'],
  },
  {
    method: 'delete',
    path: '/api/users/saved/{internshipId}',
    tag,
    summary: 'Remove an internship from the saved ones; one that is not among them changes nothing',
    who,
    answers,
    failures: ['notFound'],
  },
  {
    method: 'post',
    path: '/api/users/saved/{internshipId}/remove',
    tag,
    summary: 'The same for a form without script',
    who,
    answers,
    failures: ['notFound'],
  },
  {
    method: 'get',
    path: '/api/unsubscribe/{token}',
    tag,
    summary: 'Open the page that ends the reminders of whoever has the link of a mail (303); ends nothing',
    who: 'anybody',
    answers: { 303: 'nothing' },
  },
  {
    method: 'post',
    path: '/api/unsubscribe/{token}',
    tag,
    summary: 'End the reminders of whoever has the link of a mail (RFC 8058)',
    who: 'anybody',
    answers,
    failures: ['malformed'],
  },
];
