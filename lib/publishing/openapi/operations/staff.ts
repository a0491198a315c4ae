import { z } from 'zod';
import { managedUser } from '@/lib/identity/users/admin/mapper';
import { runSchema } from '@/lib/internships/imports/run-import';
import { auditFilters, auditEntry } from '@/lib/trust/audit/list-entries';
import { SUBMISSION_STATUSES } from '@/lib/platform/core/vocabulary';
import { approvalSchema, rejectionSchema, statusSchema } from '@/lib/internships/submissions/schemas';
import { activation, newUser, userEdit, userFilters } from '@/lib/identity/users/admin/schemas';
import { checkedImport, messageAnd, pageOf, submission } from '../answers';
import { staffInternship } from '../listing-answers';
import { DOCUMENT_FILE, group, inAddress, paging } from '../operation';

export const STAFF_CALLS = [
  ...group('Users', 'user:update', {
    'GET /api/admin': {
      who: 'user:read',
      summary: 'The users, searched and narrowed',
      query: userFilters.extend(paging.shape),
      answers: { 200: pageOf('users', managedUser) },
      failures: ['invalid'],
    },
    'POST /api/admin': {
      who: 'user:create',
      once: true,
      summary: 'Make a user, who confirms the address by mail',
      body: newUser,
      example: {
        firstName: 'Otieno',
        lastName: 'Odhiambo',
        phoneNumber: '0722222222',
        email: 'otieno@example.org',
        username: 'otienoo',
        password: 'Karibu#2026',
        role: 'editor',
      },
      answers: { 201: messageAnd({ user: managedUser }) },
    },
    'PUT /api/admin/updateuser/{id}': {
      summary: 'Change a user',
      body: userEdit,
      example: {
        firstName: 'Achieng',
        lastName: 'Odhiambo',
        phoneNumber: '0733333333',
        email: 'achieng@example.org',
        username: 'achiengo',
        role: 'employer',
      },
      answers: { 200: messageAnd({ user: managedUser }) },
      failures: ['conflict'],
      alsoPost: {},
    },
    'PATCH /api/admin/{id}/activate': {
      who: 'user:activate',
      summary: 'Let a user in, or keep them out',
      body: activation,
      example: { action: 'deactivate' },
      failures: ['conflict'],
    },
    'POST /api/admin/{id}/end-sessions': {
      who: 'user:end-sessions',
      summary: 'End every session of a user',
      failures: ['conflict'],
    },
    'POST /api/admin/{id}/reset-second-factor': {
      who: 'user:reset-second-factor',
      summary: 'Turn off the second factor of a user who lost it',
      failures: ['conflict'],
    },
    'DELETE /api/admin/deleteuser/{id}': {
      who: 'user:delete',
      summary: 'Delete a user and everything kept of them',
      failures: ['conflict'],
    },
  }),
  ...group('Submissions', 'submission:decide', {
    'GET /api/admin/internship-submissions': {
      who: 'submission:read',
      summary: 'The submissions that wait, or those in another state',
      query: z
        .object({ status: inAddress(statusSchema, SUBMISSION_STATUSES, 'pending') })
        .extend(paging.shape),
      answers: { 200: pageOf('submissions', submission) },
      failures: ['invalid'],
    },
    'GET /api/admin/internship-submissions/{id}': {
      who: 'submission:read',
      summary: 'One submission',
      answers: { 200: z.strictObject({ submission }) },
    },
    'GET /api/admin/internship-submissions/{id}/download': {
      who: 'submission:read',
      summary: 'The file that came with a submission',
      answers: { 200: DOCUMENT_FILE },
    },
    'POST /api/admin/internship-submissions/{id}/approve': {
      once: true,
      summary:
        'Publish a submission in an industry, which is enough; any other field of the internship completes or corrects it. A description that is not sent is the employer’s own, or else the text of the details file (at most 10,000 characters); only where neither can be read it is asked for (422, `descriptionParagraph`). With `updatedAt` as read, one that was changed since then is refused (409)',
      body: approvalSchema,
      example: { industryId: 8 },
      answers: { 200: messageAnd({ internship: staffInternship }) },
    },
    'POST /api/admin/internship-submissions/{id}/reject': {
      once: true,
      summary:
        'Reject a submission and say why; with `updatedAt` as read, not one that was changed since then (409)',
      body: rejectionSchema,
      example: { comments: 'Please say what the intern will do.' },
    },
  }),
  ...group('Import', 'internship:import', {
    'POST /api/admin/imports': {
      once: true,
      summary:
        'Check a file of internships (JSON or CSV, at most 2 MB); it is kept for a day, and nothing is published',
      form: { file: 'file' },
      answers: { 201: messageAnd({ import: checkedImport }) },
    },
    'GET /api/admin/imports/{id}': {
      summary: 'A checked file of your own: what would become of each row now',
      answers: { 200: z.strictObject({ import: checkedImport }) },
    },
    'POST /api/admin/imports/{id}': {
      once: true,
      summary:
        'Publish what is new in a checked file, or of it those in `rows`; asking again brings what is missing. Whoever does it takes the listings on',
      body: runSchema,
      example: { takesOn: true },
      answers: { 200: messageAnd({ import: checkedImport }) },
    },
  }),
  ...group('Audit log', 'audit:read', {
    'GET /api/admin/audit': {
      summary: 'What was done by whom, newest first',
      query: auditFilters.extend(paging.shape),
      answers: { 200: pageOf('entries', auditEntry) },
      failures: ['notFound', 'invalid'],
    },
  }),
];
