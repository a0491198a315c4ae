import { CALENDAR_TYPE } from '@/lib/internships/calendar/write-calendar';
import { z } from 'zod';
import { appliedSchema, applySchema, outcomeSchema } from '@/lib/applications/records/schemas';
import { contactMessage } from '@/lib/content/contact/schemas';
import { confirmation, profileSchema } from '@/lib/identity/users/schemas';
import {
  application,
  applied,
  message,
  messageAnd,
  ownApplication,
  ownUser,
  pageOf,
  picture,
  resume,
} from '../answers';
import { DOCUMENT_FILE, EVERYBODY, paging, type Operation } from '../operation';
import { id } from '../values';

const mine = 'Own account';
const applications = 'Applications';

const { message: messageText, ...sender } = contactMessage.shape;

const deletion = {
  tag: mine,
  who: EVERYBODY,
  body: confirmation,
  example: { password: 'Karibu#2026' },
  answers: { 200: message },
  failures: ['malformed', 'conflict', 'invalid', 'locked', 'tooManyRequests'],
} satisfies Partial<Operation>;

const profileUpdate = {
  tag: mine,
  who: EVERYBODY,
  body: profileSchema,
  example: {
    email: 'wanjiku.kamau@example.org',
    currentPassword: 'Karibu#2026',
    phoneNumber: '0711111111',
    firstName: 'Wanjiku',
    lastName: 'Ng’ang’a',
  },
  answers: { 200: messageAnd({ data: ownUser }) },
  failures: ['malformed', 'conflict', 'invalid', 'tooManyRequests'],
} satisfies Partial<Operation>;

export const PEOPLE: Operation[] = [
  {
    method: 'post',
    path: '/api/applications',
    once: true,
    tag: applications,
    summary:
      'Apply with a resume; asked again, it answers the application there is, also a withdrawn one (200): there is one for each person and internship',
    who: EVERYBODY,
    body: applySchema,
    example: { internshipId: '66f0c0ffee0123456789abcd', resumeId: '66f0c0ffee0123456789abce' },
    answers: { 200: messageAnd({ application }), 201: messageAnd({ application }) },
    failures: ['malformed', 'notFound', 'conflict', 'gone', 'invalid', 'tooManyRequests'],
  },
  {
    method: 'get',
    path: '/api/applications/my-applications',
    tag: applications,
    summary: 'One’s own applications, newest first',
    who: EVERYBODY,
    query: paging,
    answers: { 200: pageOf('applications', ownApplication) },
  },
  {
    method: 'post',
    path: '/api/applications/{id}/withdraw',
    tag: applications,
    summary:
      'Withdraw an application of one’s own; the employer no longer gets the resume, and a mail about an interview to come',
    who: EVERYBODY,
    answers: { 200: messageAnd({ application }) },
    failures: ['notFound', 'conflict'],
  },
  {
    method: 'post',
    path: '/api/applications/{id}/outcome',
    tag: applications,
    summary:
      'Note what became of an application of one’s own that no account of an employer answers (409 for one that does); null takes the note away. Nobody else sees it',
    who: EVERYBODY,
    body: outcomeSchema,
    example: { outcome: 'interview', note: 'They called on Monday.' },
    answers: { 200: messageAnd({ application: ownApplication }) },
    failures: ['malformed', 'notFound', 'conflict', 'invalid'],
  },
  {
    method: 'get',
    path: '/api/applications/{id}/interview.ics',
    tag: applications,
    summary:
      'The interview of an application of one’s own as a calendar file, whose SEQUENCE rises each time it moves (410 once the application has moved on or ended)',
    who: EVERYBODY,
    answers: { 200: { file: [CALENDAR_TYPE] } },
    failures: ['notFound', 'gone'],
  },
  {
    method: 'get',
    path: '/api/applications/applied',
    tag: applications,
    summary:
      'To which of these internships one has applied, when, and where each application stands; and which of them one has saved',
    who: EVERYBODY,
    query: appliedSchema,
    answers: { 200: z.strictObject({ applied: z.array(applied), saved: z.array(id) }) },
    failures: ['invalid'],
  },
  {
    method: 'get',
    path: '/api/users/me',
    tag: mine,
    summary: 'Oneself, with the current resume and picture',
    who: EVERYBODY,
    answers: { 200: z.strictObject({ user: ownUser }) },
  },
  {
    method: 'delete',
    path: '/api/users/me',
    summary: 'Delete one’s own account and everything kept of oneself',
    ...deletion,
  },
  {
    method: 'post',
    path: '/api/users/me/delete',
    summary: 'The same for a form without script',
    ...deletion,
  },
  {
    method: 'get',
    path: '/api/users/me/export',
    tag: mine,
    summary: 'Everything kept of oneself, as a ZIP',
    who: EVERYBODY,
    answers: { 200: { file: ['application/zip'] } },
  },
  {
    method: 'put',
    path: '/api/users/profile',
    summary:
      'Change one’s e-mail address, phone number and name; a new address is confirmed by mail first, and by `currentPassword`, or where the account has no password by a log-in within ten minutes; a name left out stays',
    ...profileUpdate,
  },
  {
    method: 'post',
    path: '/api/users/profile',
    summary: 'The same for a form without script',
    ...profileUpdate,
  },
  {
    method: 'get',
    path: '/api/users/profile/picture',
    tag: mine,
    summary: 'One’s own picture',
    who: EVERYBODY,
    answers: { 200: { file: ['image/webp'] } },
    failures: ['notFound'],
  },
  {
    method: 'post',
    path: '/api/users/profile/picture',
    once: true,
    tag: mine,
    summary:
      'Put a picture (JPEG, PNG, WebP; 2 MB, 50 megapixels) in place of the one there is, one at a time (429)',
    who: EVERYBODY,
    form: { picture: 'file' },
    answers: { 200: messageAnd({ picture }) },
    failures: ['malformed', 'tooLarge', 'unsupportedType', 'invalid', 'tooManyRequests'],
  },
  {
    method: 'delete',
    path: '/api/users/profile/picture',
    tag: mine,
    summary: 'Remove one’s own picture',
    who: EVERYBODY,
    answers: { 200: message },
  },
  {
    method: 'post',
    path: '/api/users/profile/picture/remove',
    tag: mine,
    summary: 'The same for a form without script',
    who: EVERYBODY,
    answers: { 200: message },
  },
  {
    method: 'get',
    path: '/api/users/verify-email-change/{token}',
    tag: mine,
    summary: 'Confirm a new e-mail address with the token of the mail',
    who: 'anybody',
    answers: { 200: message },
    failures: ['malformed', 'conflict', 'gone'],
  },
  {
    method: 'post',
    path: '/api/users/verify-email-change/{token}',
    tag: mine,
    summary: 'The same, as the button of the page sends it',
    who: 'anybody',
    answers: { 200: message },
    failures: ['malformed', 'conflict', 'gone'],
  },
  {
    method: 'post',
    path: '/api/users/upload-resume',
    once: true,
    tag: mine,
    summary:
      'Upload a resume (PDF, DOC, DOCX; 2 MB), at most 20 a day (429); applications keep the one they were sent with',
    who: EVERYBODY,
    form: { resume: 'file' },
    answers: { 201: messageAnd({ resume }) },
    failures: ['malformed', 'tooLarge', 'unsupportedType', 'invalid', 'tooManyRequests'],
  },
  {
    method: 'get',
    path: '/api/users/resume/{resumeId}',
    tag: mine,
    summary: 'A resume of one’s own; administrators any',
    who: EVERYBODY,
    answers: { 200: DOCUMENT_FILE },
    failures: ['notFound'],
  },
  {
    method: 'post',
    path: '/api/contact',
    once: true,
    tag: 'Contact',
    summary: 'Write to the people behind the site',
    who: 'anybody',
    body: z.union([contactMessage, z.object({ ...sender, textarea: messageText })]),
    example: {
      name: 'Wanjiku',
      email: 'wanjiku@example.org',
      message: 'How do I add a second resume to my profile?',
    },
    answers: { 202: message },
    failures: ['malformed', 'invalid', 'tooManyRequests'],
  },
];
