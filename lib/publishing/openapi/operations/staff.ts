import { z } from 'zod';
import { CSV_TYPE } from '@/lib/platform/http/csv-answer';
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
      summary: 'Lists users, with search and filters',
      query: userFilters.extend(paging.shape),
      answers: { 200: pageOf('users', managedUser) },
      failures: ['invalid'],
    },
    'POST /api/admin': {
      who: 'user:create',
      once: true,
      summary: 'Creates a user, who confirms their address by e-mail',
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
      summary: 'Updates a user',
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
      summary: 'Activates or deactivates a user',
      body: activation,
      example: { action: 'deactivate' },
      failures: ['conflict'],
      alsoPost: {},
    },
    'POST /api/admin/{id}/end-sessions': {
      who: 'user:end-sessions',
      summary: 'Logs a user out on all devices',
      failures: ['conflict'],
    },
    'POST /api/admin/{id}/reset-second-factor': {
      who: 'user:reset-second-factor',
      summary: 'Turns off the second factor of a user who has lost it',
      failures: ['conflict'],
    },
    'DELETE /api/admin/deleteuser/{id}': {
      who: 'user:delete',
      summary: 'Deletes a user and everything stored about them',
      failures: ['conflict'],
      alsoPost: {},
    },
  }),
  ...group('Submissions', 'submission:decide', {
    'GET /api/admin/internship-submissions': {
      who: 'submission:read',
      summary: 'Lists pending submissions, or those with another status',
      query: z
        .object({ status: inAddress(statusSchema, SUBMISSION_STATUSES, 'pending') })
        .extend(paging.shape),
      answers: { 200: pageOf('submissions', submission) },
      failures: ['invalid'],
    },
    'GET /api/admin/internship-submissions/{id}': {
      who: 'submission:read',
      summary: 'Retrieves a submission',
      answers: { 200: z.strictObject({ submission }) },
    },
    'GET /api/admin/internship-submissions/{id}/download': {
      who: 'submission:read',
      summary: 'Downloads the file sent with a submission',
      answers: { 200: DOCUMENT_FILE },
    },
    'POST /api/admin/internship-submissions/{id}/approve': {
      once: true,
      summary:
        'Approves a submission and publishes it. Only `industryId` is needed; other fields complete or correct it. Without a description, uses the employer’s, or else the text of the details file (at most 10,000 characters). If neither can be read, returns 422 with an error for `descriptionParagraph`. Send the `updatedAt` you read, so that the call fails if the submission has changed since (409).',
      body: approvalSchema,
      example: { industryId: 8 },
      answers: { 200: messageAnd({ internship: staffInternship }) },
    },
    'POST /api/admin/internship-submissions/{id}/reject': {
      once: true,
      summary:
        'Rejects a submission with comments. Send the `updatedAt` you read, so that the call fails if the submission has changed since (409).',
      body: rejectionSchema,
      example: { comments: 'Please say what the intern will do.' },
    },
  }),
  ...group('Import', 'internship:import', {
    'GET /api/admin/imports/template.csv': {
      summary: 'Downloads a CSV file with the columns of an import and one example row',
      answers: { 200: { file: [CSV_TYPE] } },
    },
    'POST /api/admin/imports': {
      once: true,
      summary:
        'Checks a file of internships (JSON or CSV, at most 2 MB). Keeps it for a day and publishes nothing.',
      form: { file: 'file' },
      answers: { 201: messageAnd({ import: checkedImport }) },
    },
    'GET /api/admin/imports/{id}': {
      summary: 'Retrieves a file you checked, with the current outcome of each row',
      answers: { 200: z.strictObject({ import: checkedImport }) },
    },
    'GET /api/admin/imports/{id}/refused.csv': {
      summary:
        'Downloads the refused rows of a file you checked, with the reasons, as a CSV file that you can correct and import',
      answers: { 200: { file: [CSV_TYPE] } },
    },
    'POST /api/admin/imports/{id}': {
      once: true,
      summary:
        'Publishes the new rows of a checked file except the template’s example, or only those in `rows`. Repeat the call to publish what is missing. You become responsible for the listings.',
      body: runSchema,
      example: { takesOn: true },
      answers: { 200: messageAnd({ import: checkedImport }) },
    },
  }),
  ...group('Audit log', 'audit:read', {
    'GET /api/admin/audit': {
      summary: 'Lists the audit log, newest first',
      query: auditFilters.extend(paging.shape),
      answers: { 200: pageOf('entries', auditEntry) },
      failures: ['notFound', 'invalid'],
    },
  }),
];
