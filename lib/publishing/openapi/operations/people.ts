import { z } from 'zod';
import { applied } from '@/lib/applications/apply/find-applied';
import { applicationFacts } from '@/lib/applications/records/mapper';
import { ownPicture } from '@/lib/platform/auth/own-picture';
import { ownResume, ownUser } from '@/lib/identity/users/mapper';
import { CALENDAR_TYPE } from '@/lib/internships/calendar/write-calendar';
import { appliedSchema, applySchema, outcomeSchema } from '@/lib/applications/records/schemas';
import { contactMessage } from '@/lib/content/contact/schemas';
import { confirmation, profileSchema } from '@/lib/identity/users/schemas';
import { message, messageAnd, ownApplication, pageOf } from '../answers';
import { DOCUMENT_FILE, group, paging } from '../operation';
import { id } from '@/lib/platform/format/answer-values';

const { message: messageText, ...sender } = contactMessage.shape;

export const PEOPLE = [
  ...group('Applications', 'application:read-own', {
    'POST /api/applications': {
      once: true,
      summary:
        'Apply with a resume; asked again, it answers the application there is, also a withdrawn one (200): there is one for each person and internship',
      body: applySchema,
      example: { internshipId: '66f0c0ffee0123456789abcd', resumeId: '66f0c0ffee0123456789abce' },
      answers: {
        200: messageAnd({ application: applicationFacts }),
        201: messageAnd({ application: applicationFacts }),
      },
      failures: ['notFound', 'gone', 'tooManyRequests'],
    },
    'GET /api/applications/my-applications': {
      summary: 'One’s own applications, newest first',
      query: paging,
      answers: { 200: pageOf('applications', ownApplication) },
    },
    'POST /api/applications/{id}/withdraw': {
      summary:
        'Withdraw an application of one’s own; the employer no longer gets the resume, and a mail about an interview to come',
      answers: { 200: messageAnd({ application: applicationFacts }) },
      failures: ['conflict'],
    },
    'POST /api/applications/{id}/outcome': {
      summary:
        'Note what became of an application of one’s own that no account of an employer answers (409 for one that does); null takes the note away. Nobody else sees it',
      body: outcomeSchema,
      example: { outcome: 'interview', note: 'They called on Monday.' },
      answers: { 200: messageAnd({ application: ownApplication }) },
      failures: ['conflict'],
    },
    'GET /api/applications/{id}/interview.ics': {
      summary:
        'The interview of an application of one’s own as a calendar file, whose SEQUENCE rises each time it moves (410 once the application has moved on or ended)',
      answers: { 200: { file: [CALENDAR_TYPE] } },
      failures: ['gone'],
    },
    'GET /api/applications/applied': {
      summary:
        'To which of these internships one has applied, when, and where each application stands; and which of them one has saved',
      query: appliedSchema,
      answers: { 200: z.strictObject({ applied: z.array(applied), saved: z.array(id) }) },
      failures: ['invalid'],
    },
  }),
  ...group('Own account', 'profile:update', {
    'GET /api/users/me': {
      summary: 'Oneself, with the current resume and picture',
      answers: { 200: z.strictObject({ user: ownUser }) },
    },
    'DELETE /api/users/me': {
      summary: 'Delete one’s own account and everything kept of oneself',
      body: confirmation,
      example: { password: 'Karibu#2026' },
      failures: ['conflict', 'locked', 'tooManyRequests'],
      alsoPost: { path: '/api/users/me/delete' },
    },
    'GET /api/users/me/export': {
      summary: 'Everything kept of oneself, as a ZIP',
      answers: { 200: { file: ['application/zip'] } },
    },
    'PUT /api/users/profile': {
      summary:
        'Change one’s e-mail address, phone number and name; a new address is confirmed by mail first, and by `currentPassword`, or where the account has no password by a log-in within ten minutes; a name left out stays',
      body: profileSchema,
      example: {
        email: 'wanjiku.kamau@example.org',
        currentPassword: 'Karibu#2026',
        phoneNumber: '0711111111',
        firstName: 'Wanjiku',
        lastName: 'Ng’ang’a',
      },
      answers: { 200: messageAnd({ data: ownUser }) },
      failures: ['conflict', 'tooManyRequests'],
      alsoPost: {},
    },
    'GET /api/users/profile/picture': {
      summary: 'One’s own picture',
      answers: { 200: { file: ['image/webp'] } },
      failures: ['notFound'],
    },
    'POST /api/users/profile/picture': {
      once: true,
      summary:
        'Put a picture (JPEG, PNG, WebP; 2 MB, 50 megapixels) in place of the one there is, one at a time (429)',
      form: { picture: 'file' },
      answers: { 200: messageAnd({ picture: ownPicture }) },
      failures: ['tooManyRequests'],
    },
    'DELETE /api/users/profile/picture': {
      summary: 'Remove one’s own picture',
      alsoPost: { path: '/api/users/profile/picture/remove' },
    },
    'GET /api/users/verify-email-change/{token}': {
      summary: 'Confirm a new e-mail address with the token of the mail',
      who: 'anybody',
      failures: ['malformed', 'conflict', 'gone'],
      alsoPost: { summary: 'The same, as the button of the page sends it' },
    },
    'POST /api/users/upload-resume': {
      once: true,
      summary:
        'Upload a resume (PDF, DOC, DOCX; 2 MB), at most 20 a day (429); applications keep the one they were sent with',
      form: { resume: 'file' },
      answers: { 201: messageAnd({ resume: ownResume }) },
      failures: ['tooManyRequests'],
    },
    'GET /api/users/resume/{resumeId}': {
      summary: 'A resume of one’s own; administrators any',
      answers: { 200: DOCUMENT_FILE },
    },
  }),
  ...group('Contact', 'anybody', {
    'POST /api/contact': {
      once: true,
      summary: 'Write to the people behind the site',
      body: z.union([contactMessage, z.object({ ...sender, textarea: messageText })]),
      example: {
        name: 'Wanjiku',
        email: 'wanjiku@example.org',
        message: 'How do I add a second resume to my profile?',
      },
      answers: { 202: message },
      failures: ['tooManyRequests'],
    },
  }),
];
