import { z } from 'zod';
import { applicant } from '@/lib/applications/board/with-people';
import { movedApplications } from '@/lib/applications/status/move-applications';
import { noteAnswer } from '@/lib/applications/board/notes';
import { applicationFacts } from '@/lib/applications/records/mapper';
import { applicantFilters } from '@/lib/applications/board/applicant-filters';
import { closeSchema } from '@/lib/internships/closing/close-internship';
import { bulkCloseSchema } from '@/lib/internships/closing/close-internships';
import { CSV_TYPE } from '@/lib/applications/board/csv-type';
import {
  answerAllSchema,
  answerSeveralSchema,
  bulkMoveSchema,
  moveSchema,
  noteSchema,
  viewResumeSchema,
} from '@/lib/applications/records/schemas';
import { ownFilters } from '@/lib/internships/listings/list-own';
import { PDF } from '@/lib/platform/files/document-types';
import { extendSchema } from '@/lib/internships/closing/extend-internship';
import { draftSchema } from '@/lib/internships/submissions/drafts/schemas';
import { editSchema, newSubmissionSchema, submissionSchema } from '@/lib/internships/submissions/schemas';
import { messageAnd, ownSubmission, pageOf, statusCounts, submissionDraft } from '../answers';
import { employerInternship, summary } from '../listing-answers';
import { id } from '@/lib/platform/format/answer-values';
import { exampleDeadline } from '../values';
import { DOCUMENT_FILE, group, paging } from '../operation';

const DATA = {
  title: 'Farm Intern',
  company: 'Bonde Farms',
  location: 'Nakuru',
  duration: '6 months',
  applicationDeadline: exampleDeadline(),
  howToApply: 'Send your papers by mail.',
  applyLink: 'https://bonde.example/apply',
  stipend: { kind: 'paid', min: 15_000, max: 20_000 },
  kind: 'internship',
  county: 'Nakuru',
  yourRole: ['Keep the records of the herd'],
};
const form = { internshipFile: 'file?', data: newSubmissionSchema } as const;
const correction = { internshipFile: 'file?', data: submissionSchema } as const;

export const EMPLOYERS = group('Employers', 'internship:read-own', {
  'POST /api/employer/submit-internship': {
    who: 'submission:create',
    once: true,
    summary:
      'Submit an internship for approval, with its details as a file (PDF, DOC, DOCX; 2 MB). At most 20 wait at a time (409), and their files take at most 40 MB a day (429). Where `copyOf` names a listing of one’s own, the file of that goes along where no other is sent',
    form,
    example: { data: DATA },
    answers: { 201: messageAnd({ submission: ownSubmission }) },
    failures: ['notFound', 'tooManyRequests'],
  },
  'GET /api/employer/submissions': {
    who: 'submission:read-own',
    summary: 'One’s own submissions in every state, with the administrator’s comments',
    query: paging,
    answers: { 200: pageOf('submissions', ownSubmission) },
  },
  'PUT /api/employer/submissions/{id}': {
    who: 'submission:create',
    once: true,
    summary:
      'Change a submission that waits, or correct a rejected one and submit it again; without a file, the one it has stays',
    form: correction,
    example: { data: DATA },
    answers: { 200: messageAnd({ submission: ownSubmission }) },
    failures: ['tooManyRequests'],
    alsoPost: { summary: 'The same as PUT, as a form without script does' },
  },
  'PUT /api/employer/drafts/{about}': {
    who: 'submission:create',
    summary:
      'Store what has been written into the form of a submission, unchecked, for 30 days: `new`, `copy-` or `edit-` with the id of a listing of one’s own, or the id of a submission. At most 20 (409)',
    body: draftSchema,
    example: { fields: { title: 'Farm Intern', company: 'Bonde Farms' } },
    answers: { 200: messageAnd({ draft: submissionDraft }) },
    failures: ['conflict'],
    alsoPost: { summary: 'The same as PUT, as a form without script does' },
  },
  'POST /api/employer/drafts/{about}/remove': {
    who: 'submission:create',
    summary: 'Remove such a draft; where there is none, nothing happens',
  },
  'GET /api/employer/my-internships': {
    summary:
      'One’s own approved internships, by prefixes of words of a title, company or location, a status and an order',
    query: ownFilters.extend(paging.shape),
    answers: { 200: pageOf('internships', employerInternship) },
    failures: ['invalid'],
  },
  'GET /api/employer/applicants/{internshipId}': {
    who: 'application:read-applicants',
    summary:
      'Who applied to an internship of one’s own, by prefixes of words of a name, a status and an order, with how many there are in each status',
    query: applicantFilters.extend(paging.shape),
    answers: { 200: pageOf('applicants', applicant).extend({ counts: statusCounts }) },
    failures: ['invalid'],
  },
  'GET /api/employer/applicants/{internshipId}.csv': {
    who: 'application:download-applicants',
    summary: 'Everybody who applied to an internship of one’s own, as a table for a spreadsheet',
    answers: { 200: { file: [CSV_TYPE] } },
  },
  'GET /api/employer/download-resume/{userId}': {
    who: 'resume:download-applicant',
    summary:
      'The resume somebody sent with an application to an internship of one’s own, until 90 days after it closed',
    query: z.object({ internshipId: z.string().optional() }),
    answers: { 200: DOCUMENT_FILE },
    failures: ['gone'],
  },
  'GET /api/employer/applications/{applicationId}/resume': {
    who: 'resume:download-applicant',
    summary:
      'The PDF sent with an application to an internship of one’s own, to be shown, or its first four pages as a picture; the application is viewed, as after a download',
    query: viewResumeSchema,
    answers: { 200: { file: [PDF.contentType, 'image/webp'] } },
    failures: ['gone', 'unsupportedType', 'invalid'],
  },
  'PUT /api/employer/applications/status': {
    who: 'application:move',
    summary:
      'Move up to 500 applications by the same step, with one message; those that cannot be moved are named',
    body: bulkMoveSchema,
    example: {
      ids: ['0123456789abcdef01234567'],
      status: 'shortlisted',
      message: 'We will call you next week.',
    },
    answers: { 200: movedApplications },
    failures: ['tooManyRequests'],
  },
  'PUT /api/employer/internships/{id}': {
    who: 'internship:correct-own',
    summary:
      'Change an internship of one’s own: small edits of the text that was approved (at most three letters or 3 % of a field differ, 20 in all, with the same negations, numbers and links) at once; anything else as a submission that replaces it once it is approved, with the same details file',
    body: editSchema,
    example: { title: 'Test Intern' },
    answers: {
      200: z.union([messageAnd({ internship: summary }), messageAnd({ submission: ownSubmission })]),
    },
    failures: ['conflict', 'tooManyRequests'],
    alsoPost: { summary: 'The same as PUT, as a form without script does' },
  },
  'PUT /api/employer/internships/{id}/answer': {
    who: 'application:move',
    summary:
      'Move everybody without an answer to an internship of one’s own, the first 500, by the same step, with one message',
    body: answerAllSchema,
    example: { status: 'not selected', message: 'Thank you for your interest.' },
    answers: { 200: movedApplications },
    failures: ['tooManyRequests'],
  },
  'POST /api/employer/internships/{id}/answer': {
    who: 'application:move',
    summary:
      'Move those named of the applicants to an internship of one’s own, or everybody without an answer, as a form without script does',
    body: answerSeveralSchema,
    example: { status: 'not selected', message: 'Thank you for your interest.' },
    answers: { 200: messageAnd(movedApplications.shape) },
    failures: ['tooManyRequests'],
  },
  'PUT /api/employer/applications/{applicationId}/status': {
    who: 'application:move',
    summary:
      'Note that an application was viewed, or move it by a step of the table (409 for any other) and tell the applicant',
    body: moveSchema,
    example: { status: 'shortlisted', message: 'We will call you next week.' },
    answers: { 200: messageAnd({ application: applicationFacts }) },
    failures: ['conflict', 'tooManyRequests'],
    alsoPost: {
      summary: 'The same as PUT, as a form without script does',
      example: { status: 'shortlisted' },
    },
  },
  'POST /api/employer/applications/{applicationId}/notes': {
    who: 'application:note',
    once: true,
    summary:
      'Note something on an application, at most 50 times; the applicant sees notes in the export of their data, nowhere else',
    body: noteSchema,
    example: { text: 'Speaks Kiswahili and Dholuo. Can begin in March.' },
    answers: { 201: messageAnd({ note: noteAnswer }) },
    failures: ['tooManyRequests'],
  },
  'POST /api/employer/applications/{applicationId}/notes/{noteId}/remove': {
    who: 'application:note',
    summary: 'Remove a note',
  },
  'POST /api/employer/internships/close': {
    who: 'internship:close-own',
    summary:
      'Close up to 100 internships of one’s own for the same reason; those that cannot be closed are named',
    body: bulkCloseSchema,
    example: { ids: ['0123456789abcdef01234567'], reason: 'filled' },
    answers: {
      200: messageAnd({
        closed: z.array(id),
        refused: z.array(z.strictObject({ id, message: z.string() })),
        ended: z.int().min(0),
      }),
    },
  },
  'POST /api/employer/internships/{id}/close': {
    who: 'internship:close-own',
    summary:
      'Close an internship of one’s own; where it was filled or cancelled, every applicant without an answer is told so. One that has closed already stays as it is',
    body: closeSchema,
    example: { reason: 'filled' },
    answers: { 200: messageAnd({ internship: summary, ended: z.int().min(0) }) },
  },
  'POST /api/employer/internships/{id}/extend': {
    who: 'internship:close-own',
    summary: 'Give an internship of one’s own a later deadline, at most 120 days ahead',
    body: extendSchema,
    example: { applicationDeadline: exampleDeadline() },
    answers: { 200: messageAnd({ internship: summary }) },
    failures: ['conflict'],
  },
});
