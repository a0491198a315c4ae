import { z } from 'zod';
import { addressSchema, employerSchema, verificationSchema } from '@/lib/employers/records/schemas';
import { REVIEW_STATES } from '@/lib/employers/profile/list-employers';
import { EVIDENCE_KINDS } from '@/lib/platform/core/vocabulary';
import { message, messageAnd, pageOf } from '../answers';
import { ownEmployer, reviewedEmployer } from '@/lib/employers/records/mapper';
import { listedEmployer } from '@/lib/internships/listings/list-verified-employers';
import { path } from '@/lib/platform/format/answer-values';
import { summary } from '../listing-answers';
import { DOCUMENT_FILE, group, paging } from '../operation';

const PROFILE = {
  name: 'Bonde Farms',
  kind: 'company',
  website: 'https://bonde.example',
  county: 'Nakuru',
  about: 'We grow roses and train people who want to.',
};

export const EMPLOYER_PROFILES = group('Employer profiles', 'employer:update-own', {
  'GET /api/employers': {
    summary: 'The employers verified on documents, the newest first, with how many internships each has open',
    who: 'anybody',
    query: paging,
    answers: { 200: pageOf('employers', listedEmployer) },
  },
  'GET /api/employers/{slug}': {
    summary: 'An employer, how it answers applicants, and its open internships',
    who: 'anybody',
    query: paging,
    answers: { 200: pageOf('internships', summary).extend({ employer: listedEmployer }) },
  },
  'GET /api/employers/{slug}/logo': {
    summary: 'The logo of an employer',
    who: 'anybody',
    answers: { 200: { file: ['image/webp'] } },
  },
  'GET /api/employer/profile': {
    who: 'employer:read-own',
    summary: 'The employer of the account; null until somebody saves it',
    answers: { 200: z.strictObject({ employer: ownEmployer.nullable() }) },
  },
  'PUT /api/employer/profile': {
    summary:
      'Save the employer of the account. A name that belongs to a verified or well-known employer, or looks like it, is refused (409)',
    body: employerSchema,
    example: PROFILE,
    answers: { 200: messageAnd({ employer: ownEmployer }) },
    failures: ['conflict', 'tooManyRequests'],
    alsoPost: {},
  },
  'POST /api/employer/logo': {
    once: true,
    summary: 'Upload a logo (JPEG, PNG or WebP; 2 MB); a small square of it is kept; for the owner',
    form: { logo: 'file' },
    answers: { 200: messageAnd({ logo: path.nullable() }) },
    failures: ['tooManyRequests'],
  },
  'DELETE /api/employer/logo': {
    summary: 'Remove the logo; for the owner',
    failures: ['conflict'],
  },
  'POST /api/employer/domain': {
    summary: 'Mail a link to an address at the domain of the website; following it confirms the domain',
    body: addressSchema,
    example: { email: 'people@bonde.example' },
    answers: { 202: message },
    failures: ['conflict', 'tooManyRequests'],
  },
  'POST /api/employer/domain/{token}': {
    summary: 'Follow that link',
    who: 'anybody',
    failures: ['malformed', 'gone'],
  },
  'POST /api/employer/evidence': {
    once: true,
    summary:
      'Send a document that shows who the employer is (PDF, DOC, DOCX; 2 MB), at most six; they are deleted once somebody has looked at them; for the owner',
    form: { document: 'file', kind: z.enum(EVIDENCE_KINDS) },
    example: { kind: 'registration' },
    answers: { 201: messageAnd({ employer: ownEmployer }) },
    failures: ['tooManyRequests'],
  },
  'POST /api/employer/members': {
    summary: 'Invite somebody by mail to manage the same listings and applicants; for the owner',
    body: addressSchema,
    example: { email: 'colleague@bonde.example' },
    answers: { 202: message },
    failures: ['conflict', 'tooManyRequests'],
  },
  'POST /api/employer/members/join/{token}': {
    summary:
      'Accept an invitation that was sent to the address of the account; first close or hand over the listings of an own employer',
    failures: ['malformed', 'conflict', 'gone'],
  },
  'DELETE /api/employer/members/{id}': {
    summary: 'Remove a member (for the owner), or leave; what the member posted stays with the employer',
    failures: ['conflict'],
    alsoPost: { path: '/api/employer/members/{id}/remove' },
  },
  'POST /api/employer/members/{id}/owner': {
    summary: 'Make a colleague the owner, and oneself a member; for the owner',
    failures: ['conflict'],
  },
  'GET /api/admin/employers': {
    summary: 'Employers whose documents wait (the first one first), the verified, or all',
    who: 'employer:review',
    query: z
      .object({
        state: z.enum(REVIEW_STATES).optional().meta({ description: '`asked` where it is left out' }),
      })
      .extend(paging.shape),
    answers: { 200: pageOf('employers', reviewedEmployer) },
    failures: ['invalid'],
  },
  'PUT /api/admin/employers/{id}': {
    summary:
      'Verify an employer for twelve months, refuse its documents, or revoke its verification or confirmed domain',
    who: 'employer:review',
    body: verificationSchema,
    example: { verification: 'verify' },
    failures: ['conflict'],
    alsoPost: {},
  },
  'POST /api/admin/employers/{id}/undo-recall': {
    summary:
      'Undo the recall of an employer: accounts, deadlines, submissions and verification are as before where nobody has changed them since, and whoever was warned is told that it was wrong. The reported internship stays hidden',
    who: 'listing:recall',
    failures: ['conflict'],
  },
  'GET /api/admin/employers/{id}/evidence/{fileId}': {
    summary: 'A document that an employer has sent; the audit log has who opened it',
    who: 'employer:review',
    answers: { 200: DOCUMENT_FILE },
  },
});
