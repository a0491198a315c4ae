import { z } from 'zod';
import { addressSchema, employerSchema, verificationSchema } from '@/lib/employers/records/schemas';
import { REVIEW_STATES } from '@/lib/employers/profile/list-employers';
import { EVIDENCE_KINDS } from '@/lib/platform/core/vocabulary';
import { message, messageAnd, pageOf } from '../answers';
import { listedEmployer, ownEmployer, reviewedEmployer } from '../employer-answers';
import { path } from '../values';
import { summary } from '../listing-answers';
import { ADMINISTRATOR, DOCUMENT_FILE, EMPLOYER, paging, type Operation } from '../operation';

const tag = 'Employer profiles';

const PROFILE = {
  name: 'Bonde Farms',
  kind: 'company',
  website: 'https://bonde.example',
  county: 'Nakuru',
  about: 'We grow roses and train people who want to.',
};

const profile = {
  tag,
  who: EMPLOYER,
  body: employerSchema,
  example: PROFILE,
  answers: { 200: messageAnd({ employer: ownEmployer }) },
  failures: ['malformed', 'conflict', 'invalid', 'tooManyRequests'],
} as const satisfies Partial<Operation>;

const decision = {
  tag,
  who: ADMINISTRATOR,
  body: verificationSchema,
  example: { verification: 'verify' },
  answers: { 200: message },
  failures: ['malformed', 'notFound', 'conflict', 'invalid'],
} as const satisfies Partial<Operation>;

const removal = {
  tag,
  who: EMPLOYER,
  answers: { 200: message },
  failures: ['notFound', 'conflict'],
} as const satisfies Partial<Operation>;

export const EMPLOYER_PROFILES: Operation[] = [
  {
    method: 'get',
    path: '/api/employers',
    tag,
    summary: 'The employers verified on documents, the newest first, with how many internships each has open',
    who: 'anybody',
    query: paging,
    answers: { 200: pageOf('employers', listedEmployer) },
  },
  {
    method: 'get',
    path: '/api/employers/{slug}',
    tag,
    summary: 'An employer, how it answers applicants, and its open internships',
    who: 'anybody',
    query: paging,
    answers: { 200: pageOf('internships', summary).extend({ employer: listedEmployer }) },
    failures: ['notFound'],
  },
  {
    method: 'get',
    path: '/api/employers/{slug}/logo',
    tag,
    summary: 'The logo of an employer',
    who: 'anybody',
    answers: { 200: { file: ['image/webp'] } },
    failures: ['notFound'],
  },
  {
    method: 'get',
    path: '/api/employer/profile',
    tag,
    summary: 'The employer of the account; null until somebody saves it',
    who: EMPLOYER,
    answers: { 200: z.strictObject({ employer: ownEmployer.nullable() }) },
  },
  {
    method: 'put',
    path: '/api/employer/profile',
    summary:
      'Save the employer of the account. A name that belongs to a verified or well-known employer, or looks like it, is refused (409)',
    ...profile,
  },
  {
    method: 'post',
    path: '/api/employer/profile',
    summary: 'The same for a form without script',
    ...profile,
  },
  {
    method: 'post',
    path: '/api/employer/logo',
    once: true,
    tag,
    summary: 'Upload a logo (JPEG, PNG or WebP; 2 MB); a small square of it is kept; for the owner',
    who: EMPLOYER,
    form: { logo: 'file' },
    answers: { 200: messageAnd({ logo: path.nullable() }) },
    failures: ['malformed', 'conflict', 'tooLarge', 'unsupportedType', 'invalid', 'tooManyRequests'],
  },
  {
    method: 'delete',
    path: '/api/employer/logo',
    tag,
    summary: 'Remove the logo; for the owner',
    who: EMPLOYER,
    answers: { 200: message },
    failures: ['conflict'],
  },
  {
    method: 'post',
    path: '/api/employer/domain',
    tag,
    summary: 'Mail a link to an address at the domain of the website; following it confirms the domain',
    who: EMPLOYER,
    body: addressSchema,
    example: { email: 'people@bonde.example' },
    answers: { 202: message },
    failures: ['malformed', 'conflict', 'invalid', 'tooManyRequests'],
  },
  {
    method: 'post',
    path: '/api/employer/domain/{token}',
    tag,
    summary: 'Follow that link',
    who: 'anybody',
    answers: { 200: message },
    failures: ['malformed', 'gone'],
  },
  {
    method: 'post',
    path: '/api/employer/evidence',
    once: true,
    tag,
    summary:
      'Send a document that shows who the employer is (PDF, DOC, DOCX; 2 MB), at most six; they are deleted once somebody has looked at them; for the owner',
    who: EMPLOYER,
    form: { document: 'file', kind: z.enum(EVIDENCE_KINDS) },
    example: { kind: 'registration' },
    answers: { 201: messageAnd({ employer: ownEmployer }) },
    failures: ['malformed', 'conflict', 'tooLarge', 'unsupportedType', 'invalid', 'tooManyRequests'],
  },
  {
    method: 'post',
    path: '/api/employer/members',
    tag,
    summary: 'Invite somebody by mail to manage the same listings and applicants; for the owner',
    who: EMPLOYER,
    body: addressSchema,
    example: { email: 'colleague@bonde.example' },
    answers: { 202: message },
    failures: ['malformed', 'conflict', 'invalid', 'tooManyRequests'],
  },
  {
    method: 'post',
    path: '/api/employer/members/join/{token}',
    tag,
    summary:
      'Accept an invitation that was sent to the address of the account; first close or hand over the listings of an own employer',
    who: EMPLOYER,
    answers: { 200: message },
    failures: ['malformed', 'conflict', 'gone'],
  },
  {
    method: 'delete',
    path: '/api/employer/members/{id}',
    summary: 'Remove a member (for the owner), or leave; what the member posted stays with the employer',
    ...removal,
  },
  {
    method: 'post',
    path: '/api/employer/members/{id}/remove',
    summary: 'The same for a form without script',
    ...removal,
  },
  {
    method: 'post',
    path: '/api/employer/members/{id}/owner',
    tag,
    summary: 'Make a colleague the owner, and oneself a member; for the owner',
    who: EMPLOYER,
    answers: { 200: message },
    failures: ['conflict', 'notFound'],
  },
  {
    method: 'get',
    path: '/api/admin/employers',
    tag,
    summary: 'Employers whose documents wait (the first one first), the verified, or all',
    who: ADMINISTRATOR,
    query: z
      .object({
        state: z.enum(REVIEW_STATES).optional().meta({ description: '`asked` where it is left out' }),
      })
      .extend(paging.shape),
    answers: { 200: pageOf('employers', reviewedEmployer) },
    failures: ['invalid'],
  },
  {
    method: 'put',
    path: '/api/admin/employers/{id}',
    summary:
      'Verify an employer for twelve months, refuse its documents, or revoke its verification or confirmed domain',
    ...decision,
  },
  {
    method: 'post',
    path: '/api/admin/employers/{id}',
    summary: 'The same for a form without script',
    ...decision,
  },
  {
    method: 'post',
    path: '/api/admin/employers/{id}/undo-recall',
    tag,
    summary:
      'Undo the recall of an employer: accounts, deadlines, submissions and verification are as before where nobody has changed them since, and whoever was warned is told that it was wrong. The reported internship stays hidden',
    who: ADMINISTRATOR,
    answers: { 200: message },
    failures: ['notFound', 'conflict'],
  },
  {
    method: 'get',
    path: '/api/admin/employers/{id}/evidence/{fileId}',
    tag,
    summary: 'A document that an employer has sent; the audit log has who opened it',
    who: ADMINISTRATOR,
    answers: { 200: DOCUMENT_FILE },
    failures: ['notFound'],
  },
];
