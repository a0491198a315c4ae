import { z } from 'zod';
import { addressSchema, employerSchema, verificationSchema } from '@/lib/employers/records/schemas';
import { REVIEW_STATES } from '@/lib/employers/profile/list-employers';
import { COUNTIES, EVIDENCE_KINDS } from '@/lib/platform/core/vocabulary';
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
    summary: 'Lists verified employers, newest first, with the number of open internships',
    who: 'anybody',
    query: paging.extend({
      county: z.enum(COUNTIES).optional().meta({ description: 'Only employers of this county' }),
    }),
    answers: { 200: pageOf('employers', listedEmployer) },
  },
  'GET /api/employers/{slug}': {
    summary: 'Retrieves an employer, its response record and its open internships',
    who: 'anybody',
    query: paging,
    answers: { 200: pageOf('internships', summary).extend({ employer: listedEmployer }) },
  },
  'GET /api/employers/{slug}/logo': {
    summary: 'Retrieves an employer’s logo',
    who: 'anybody',
    answers: { 200: { file: ['image/webp'] } },
  },
  'GET /api/employer/profile': {
    who: 'employer:read-own',
    summary: 'Retrieves your employer profile; null until it is first saved',
    answers: { 200: z.strictObject({ employer: ownEmployer.nullable() }) },
  },
  'PUT /api/employer/profile': {
    summary:
      'Updates your employer profile. Refuses a name that is, or resembles, that of a verified or well-known employer (409).',
    body: employerSchema,
    example: PROFILE,
    answers: { 200: messageAnd({ employer: ownEmployer }) },
    failures: ['conflict', 'tooManyRequests'],
    alsoPost: {},
  },
  'POST /api/employer/logo': {
    once: true,
    summary: 'Uploads a logo (JPEG, PNG or WebP, 2 MB), stored as a small square. Owner only.',
    form: { logo: 'file' },
    answers: { 200: messageAnd({ logo: path.nullable() }) },
    failures: ['tooManyRequests'],
  },
  'DELETE /api/employer/logo': {
    summary: 'Deletes the logo. Owner only.',
    failures: ['conflict'],
  },
  'POST /api/employer/domain': {
    summary:
      'Sends a link to an address at the website’s domain. A team member who opens it confirms the domain.',
    body: addressSchema,
    example: { email: 'people@bonde.example' },
    answers: { 202: message },
    failures: ['conflict', 'tooManyRequests'],
  },
  'POST /api/employer/domain/{token}': {
    summary:
      'Confirms the domain with the token from that link. Only the employer’s team can. A new name or website ends the link.',
    failures: ['malformed', 'gone'],
  },
  'POST /api/employer/evidence': {
    once: true,
    summary:
      'Uploads one of at most six documents that prove who the employer is (PDF, DOC or DOCX, 2 MB). Documents are deleted after review. Owner only.',
    form: { document: 'file', kind: z.enum(EVIDENCE_KINDS) },
    example: { kind: 'registration' },
    answers: { 201: messageAnd({ employer: ownEmployer }) },
    failures: ['tooManyRequests'],
  },
  'POST /api/employer/members': {
    summary: 'Invites someone by e-mail to manage the same listings and applicants. Owner only.',
    body: addressSchema,
    example: { email: 'colleague@bonde.example' },
    answers: { 202: message },
    failures: ['conflict', 'tooManyRequests'],
  },
  'POST /api/employer/members/join/{token}': {
    summary:
      'Accepts an invitation sent to your address. Close or hand over your own employer’s listings first.',
    failures: ['malformed', 'conflict', 'gone'],
  },
  'DELETE /api/employer/members/{id}': {
    summary: 'Removes a team member (owner only), or leaves the team. Their listings stay with the employer.',
    failures: ['conflict'],
    alsoPost: { path: '/api/employer/members/{id}/remove' },
  },
  'POST /api/employer/members/{id}/owner': {
    summary: 'Makes a team member the owner, and you a member. Owner only.',
    failures: ['conflict'],
  },
  'GET /api/admin/employers': {
    summary: 'Lists employers: waiting for review (oldest first), verified, or all',
    who: 'employer:review',
    query: z
      .object({
        state: z.enum(REVIEW_STATES).optional().meta({ description: 'Default: `asked`' }),
      })
      .extend(paging.shape),
    answers: { 200: pageOf('employers', reviewedEmployer) },
    failures: ['invalid'],
  },
  'PUT /api/admin/employers/{id}': {
    summary:
      'Verifies an employer for twelve months, refuses its documents, or revokes its verification or confirmed domain',
    who: 'employer:review',
    body: verificationSchema,
    example: { verification: 'verify' },
    failures: ['conflict'],
    alsoPost: {},
  },
  'POST /api/admin/employers/{id}/undo-recall': {
    summary:
      'Undoes the recall of an employer. Restores accounts, deadlines, submissions and verification, unless they have changed since. Tells everyone who was warned that the recall was a mistake. The reported internship stays hidden.',
    who: 'listing:recall',
    failures: ['conflict'],
  },
  'GET /api/admin/employers/{id}/evidence/{fileId}': {
    summary: 'Downloads a document an employer sent. The audit log records who opened it.',
    who: 'employer:review',
    answers: { 200: DOCUMENT_FILE },
  },
});
