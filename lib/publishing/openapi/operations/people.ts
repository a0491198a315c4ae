import { z } from 'zod';
import { applied } from '@/lib/applications/apply/find-applied';
import { applicationFacts } from '@/lib/applications/records/mapper';
import { ownPicture } from '@/lib/platform/auth/own-picture';
import { ownResume, ownUser } from '@/lib/identity/users/mapper';
import { CALENDAR_TYPE } from '@/lib/internships/calendar/write-calendar';
import {
  appliedSchema,
  applySchema,
  interviewReplySchema,
  outcomeSchema,
} from '@/lib/applications/records/schemas';
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
        'Applies to an internship with a resume. If you have already applied, even if you withdrew, returns that application (200).',
      body: applySchema,
      example: { internshipId: '66f0c0ffee0123456789abcd', resumeId: '66f0c0ffee0123456789abce' },
      answers: {
        200: messageAnd({ application: applicationFacts }),
        201: messageAnd({ application: applicationFacts }),
      },
      failures: ['notFound', 'gone', 'tooManyRequests'],
    },
    'GET /api/applications/my-applications': {
      summary: 'Lists your applications, newest first',
      query: paging,
      answers: { 200: pageOf('applications', ownApplication) },
    },
    'POST /api/applications/{id}/withdraw': {
      summary:
        'Withdraws your application. The employer can no longer open your resume, and gets an e-mail if an interview was planned.',
      answers: { 200: messageAnd({ application: applicationFacts }) },
      failures: ['conflict'],
    },
    'POST /api/applications/{id}/outcome': {
      summary:
        'Records the outcome of your application, visible only to you; null removes it. Only for employers that do not answer here (otherwise 409).',
      body: outcomeSchema,
      example: { outcome: 'interview', note: 'They called on Monday.' },
      answers: { 200: messageAnd({ application: ownApplication }) },
      failures: ['conflict'],
    },
    'POST /api/applications/{id}/interview-reply': {
      summary:
        'Tells the employer by e-mail whether you come to an interview. A later answer replaces it. Returns 409 if no interview is ahead, or if `at` is not its time.',
      body: interviewReplySchema,
      example: { at: '2026-12-01T07:00:00.000Z', coming: true, note: 'I will bring my letter.' },
      answers: { 200: messageAnd({ application: ownApplication }) },
      failures: ['conflict', 'tooManyRequests'],
    },
    'GET /api/applications/{id}/interview.ics': {
      summary:
        'Downloads your interview as a calendar file. Its SEQUENCE rises each time the interview moves. Returns 410 once the application has moved on or ended.',
      answers: { 200: { file: [CALENDAR_TYPE] } },
      failures: ['gone'],
    },
    'GET /api/applications/applied': {
      summary:
        'Lists which of these internships you saved or applied to, with the date and status of each application',
      query: appliedSchema,
      answers: { 200: z.strictObject({ applied: z.array(applied), saved: z.array(id) }) },
      failures: ['invalid'],
    },
  }),
  ...group('Own account', 'profile:update', {
    'GET /api/users/me': {
      summary: 'Retrieves your account, with your current resume and picture',
      answers: { 200: z.strictObject({ user: ownUser }) },
    },
    'DELETE /api/users/me': {
      summary: 'Deletes your account and everything stored about you',
      body: confirmation,
      example: { password: 'Karibu#2026' },
      failures: ['conflict', 'locked', 'tooManyRequests'],
      alsoPost: { path: '/api/users/me/delete' },
    },
    'GET /api/users/me/export': {
      summary: 'Downloads everything stored about you, as a ZIP',
      answers: { 200: { file: ['application/zip'] } },
    },
    'PUT /api/users/profile': {
      summary:
        'Updates your e-mail address, phone number and name. Leave out a name to keep it. A new address needs `currentPassword`, or a login within ten minutes if you have no password, and is then confirmed by e-mail.',
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
      summary: 'Retrieves your picture',
      answers: { 200: { file: ['image/webp'] } },
      failures: ['notFound'],
    },
    'POST /api/users/profile/picture': {
      once: true,
      summary:
        'Uploads or replaces your picture (JPEG, PNG or WebP, 2 MB, 50 megapixels), one at a time (429)',
      form: { picture: 'file' },
      answers: { 200: messageAnd({ picture: ownPicture }) },
      failures: ['tooManyRequests'],
    },
    'DELETE /api/users/profile/picture': {
      summary: 'Deletes your picture',
      alsoPost: { path: '/api/users/profile/picture/remove' },
    },
    'GET /api/users/verify-email-change/{token}': {
      summary: 'Confirms a new e-mail address with the token from the e-mail',
      who: 'anybody',
      failures: ['malformed', 'conflict', 'gone'],
      alsoPost: {},
    },
    'POST /api/users/upload-resume': {
      once: true,
      summary:
        'Uploads a resume (PDF, DOC or DOCX, 2 MB), at most 20 a day (429). Applications keep the one they were sent with.',
      form: { resume: 'file' },
      answers: { 201: messageAnd({ resume: ownResume }) },
      failures: ['tooManyRequests'],
    },
    'GET /api/users/resume/{resumeId}': {
      summary: 'Downloads your resume. Administrators can download any resume.',
      answers: { 200: DOCUMENT_FILE },
    },
  }),
  ...group('Contact', 'anybody', {
    'POST /api/contact': {
      once: true,
      summary: 'Sends a message to the people behind the site',
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
