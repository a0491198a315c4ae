import { runSchema } from '@/lib/internships/imports/run-import';
import { z } from 'zod';
import { auditFilters } from '@/lib/trust/audit/list-entries';
import { SUBMISSION_STATUSES } from '@/lib/platform/core/vocabulary';
import { approvalSchema, rejectionSchema, statusSchema } from '@/lib/internships/submissions/schemas';
import { activation, newUser, userEdit, userFilters } from '@/lib/identity/users/admin/schemas';
import { auditEntry, checkedImport, managedUser, message, messageAnd, pageOf, submission } from '../answers';
import { staffInternship } from '../listing-answers';
import { ADMINISTRATOR, DOCUMENT_FILE, paging, type Operation } from '../operation';

const users = 'Users';
const submissions = 'Submissions';
const imports = 'Import';

/** As `statusSchema` takes it from an address, where nothing is null. */
const status = statusSchema.meta({
  override: ({ jsonSchema }: { jsonSchema: object }) => {
    Reflect.deleteProperty(jsonSchema, 'anyOf');
    Object.assign(jsonSchema, { type: 'string', enum: SUBMISSION_STATUSES, default: 'pending' });
  },
});

const userUpdate = {
  tag: users,
  who: ADMINISTRATOR,
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
  failures: ['malformed', 'notFound', 'conflict', 'invalid'],
} satisfies Partial<Operation>;

export const STAFF_CALLS: Operation[] = [
  {
    method: 'get',
    path: '/api/admin',
    tag: users,
    summary: 'The users, searched and narrowed',
    who: ADMINISTRATOR,
    query: userFilters.extend(paging.shape),
    answers: { 200: pageOf('users', managedUser) },
    failures: ['invalid'],
  },
  {
    method: 'post',
    path: '/api/admin',
    once: true,
    tag: users,
    summary: 'Make a user, who confirms the address by mail',
    who: ADMINISTRATOR,
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
    failures: ['malformed', 'conflict', 'invalid'],
  },
  {
    method: 'put',
    path: '/api/admin/updateuser/{id}',
    summary: 'Change a user',
    ...userUpdate,
  },
  {
    method: 'post',
    path: '/api/admin/updateuser/{id}',
    summary: 'The same for a form without script',
    ...userUpdate,
  },
  {
    method: 'patch',
    path: '/api/admin/{id}/activate',
    tag: users,
    summary: 'Let a user in, or keep them out',
    who: ADMINISTRATOR,
    body: activation,
    example: { action: 'deactivate' },
    answers: { 200: message },
    failures: ['malformed', 'notFound', 'conflict', 'invalid'],
  },
  {
    method: 'post',
    path: '/api/admin/{id}/end-sessions',
    tag: users,
    summary: 'End every session of a user',
    who: ADMINISTRATOR,
    answers: { 200: message },
    failures: ['notFound', 'conflict'],
  },
  {
    method: 'post',
    path: '/api/admin/{id}/reset-second-factor',
    tag: users,
    summary: 'Turn off the second factor of a user who lost it',
    who: ADMINISTRATOR,
    answers: { 200: message },
    failures: ['notFound', 'conflict'],
  },
  {
    method: 'delete',
    path: '/api/admin/deleteuser/{id}',
    tag: users,
    summary: 'Delete a user and everything kept of them',
    who: ADMINISTRATOR,
    answers: { 200: message },
    failures: ['notFound', 'conflict'],
  },
  {
    method: 'get',
    path: '/api/admin/internship-submissions',
    tag: submissions,
    summary: 'The submissions that wait, or those in another state',
    who: ADMINISTRATOR,
    query: z.object({ status }).extend(paging.shape),
    answers: { 200: pageOf('submissions', submission) },
    failures: ['invalid'],
  },
  {
    method: 'get',
    path: '/api/admin/internship-submissions/{id}',
    tag: submissions,
    summary: 'One submission',
    who: ADMINISTRATOR,
    answers: { 200: z.strictObject({ submission }) },
    failures: ['notFound'],
  },
  {
    method: 'get',
    path: '/api/admin/internship-submissions/{id}/download',
    tag: submissions,
    summary: 'The file that came with a submission',
    who: ADMINISTRATOR,
    answers: { 200: DOCUMENT_FILE },
    failures: ['notFound'],
  },
  {
    method: 'post',
    path: '/api/admin/internship-submissions/{id}/approve',
    once: true,
    tag: submissions,
    summary:
      'Publish a submission in an industry, which is enough; any other field of the internship completes or corrects it. A description that is not sent is the employer’s own, or else the text of the details file (at most 10,000 characters); only where neither can be read it is asked for (422, `descriptionParagraph`). With `updatedAt` as read, one that was changed since then is refused (409)',
    who: ADMINISTRATOR,
    body: approvalSchema,
    example: { industryId: 8 },
    answers: { 200: messageAnd({ internship: staffInternship }) },
    failures: ['malformed', 'notFound', 'conflict', 'invalid'],
  },
  {
    method: 'post',
    path: '/api/admin/internship-submissions/{id}/reject',
    once: true,
    tag: submissions,
    summary:
      'Reject a submission and say why; with `updatedAt` as read, not one that was changed since then (409)',
    who: ADMINISTRATOR,
    body: rejectionSchema,
    example: { comments: 'Please say what the intern will do.' },
    answers: { 200: message },
    failures: ['malformed', 'notFound', 'conflict', 'invalid'],
  },
  {
    method: 'post',
    path: '/api/admin/imports',
    once: true,
    tag: imports,
    summary:
      'Check a file of internships (JSON or CSV, at most 2 MB); it is kept for a day, and nothing is published',
    who: ADMINISTRATOR,
    form: { file: 'file' },
    answers: { 201: messageAnd({ import: checkedImport }) },
    failures: ['malformed', 'tooLarge', 'unsupportedType', 'invalid'],
  },
  {
    method: 'get',
    path: '/api/admin/imports/{id}',
    tag: imports,
    summary: 'A checked file of your own: what would become of each row now',
    who: ADMINISTRATOR,
    answers: { 200: z.strictObject({ import: checkedImport }) },
    failures: ['notFound'],
  },
  {
    method: 'post',
    path: '/api/admin/imports/{id}',
    once: true,
    tag: imports,
    summary:
      'Publish what is new in a checked file, or of it those in `rows`; asking again brings what is missing. Whoever does it takes the listings on',
    who: ADMINISTRATOR,
    body: runSchema,
    example: { takesOn: true },
    answers: { 200: messageAnd({ import: checkedImport }) },
    failures: ['malformed', 'notFound', 'invalid'],
  },
  {
    method: 'get',
    path: '/api/admin/audit',
    tag: 'Audit log',
    summary: 'What was done by whom, newest first',
    who: ADMINISTRATOR,
    query: auditFilters.extend(paging.shape),
    answers: { 200: pageOf('entries', auditEntry) },
    failures: ['notFound', 'invalid'],
  },
];
