import { z } from 'zod';
import { applicant } from '@/lib/applications/board/with-people';
import { movedApplications } from '@/lib/applications/status/move-applications';
import { noteAnswer } from '@/lib/applications/board/notes';
import { applicationFacts } from '@/lib/applications/records/mapper';
import { applicantFilters } from '@/lib/applications/board/applicant-filters';
import { closeSchema } from '@/lib/internships/closing/close-internship';
import { bulkCloseSchema } from '@/lib/internships/closing/close-internships';
import { CSV_TYPE } from '@/lib/platform/http/csv-answer';
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
      'Creates a submission for approval, with a details file (PDF, DOC or DOCX, 2 MB). If `copyOf` is one of your listings, its file is used unless you send another. At most 20 can wait (409), and files can total 40 MB a day (429).',
    form,
    example: { data: DATA },
    answers: { 201: messageAnd({ submission: ownSubmission }) },
    failures: ['notFound', 'tooManyRequests'],
  },
  'GET /api/employer/submissions': {
    who: 'submission:read-own',
    summary: 'Lists your submissions in every status, with the administrator’s comments',
    query: paging,
    answers: { 200: pageOf('submissions', ownSubmission) },
  },
  'PUT /api/employer/submissions/{id}': {
    who: 'submission:create',
    once: true,
    summary:
      'Updates a waiting submission, or corrects a rejected one and submits it again. Keeps its file unless you send a new one.',
    form: correction,
    example: { data: DATA },
    answers: { 200: messageAnd({ submission: ownSubmission }) },
    failures: ['tooManyRequests'],
    alsoPost: {},
  },
  'PUT /api/employer/drafts/{about}': {
    who: 'submission:create',
    summary:
      'Saves a submission form as a draft for 30 days, without checking it. `about` is `new`, `copy-` or `edit-` with the id of your listing, or the id of a submission. At most 20 drafts (409).',
    body: draftSchema,
    example: { fields: { title: 'Farm Intern', company: 'Bonde Farms' } },
    answers: { 200: messageAnd({ draft: submissionDraft }) },
    failures: ['conflict'],
    alsoPost: {},
  },
  'POST /api/employer/drafts/{about}/remove': {
    who: 'submission:create',
    summary: 'Deletes a draft, if there is one',
  },
  'GET /api/employer/my-internships': {
    summary:
      'Lists your approved listings. Supports search by the first letters of words in the title, company or location, filtering by status, and sorting.',
    query: ownFilters.extend(paging.shape),
    answers: { 200: pageOf('internships', employerInternship) },
    failures: ['invalid'],
  },
  'GET /api/employer/applicants/{internshipId}': {
    who: 'application:read-applicants',
    summary:
      'Lists the applicants for your listing, with the number in each status. Supports search by the first letters of words in a name, filtering by status, and sorting.',
    query: applicantFilters.extend(paging.shape),
    answers: { 200: pageOf('applicants', applicant).extend({ counts: statusCounts }) },
    failures: ['invalid'],
  },
  'GET /api/employer/applicants/{internshipId}.csv': {
    who: 'application:download-applicants',
    summary: 'Downloads everyone who applied to your listing, as a CSV file',
    answers: { 200: { file: [CSV_TYPE] } },
  },
  'GET /api/employer/download-resume/{userId}': {
    who: 'resume:download-applicant',
    summary: 'Downloads a resume sent with an application to your listing, until 90 days after it closed',
    query: z.object({ internshipId: z.string().optional() }),
    answers: { 200: DOCUMENT_FILE },
    failures: ['gone'],
  },
  'GET /api/employer/applications/{applicationId}/resume': {
    who: 'resume:download-applicant',
    summary:
      'Shows the PDF sent with an application to your listing, or a picture of its first four pages. Marks the application as viewed, like a download.',
    query: viewResumeSchema,
    answers: { 200: { file: [PDF.contentType, 'image/webp'] } },
    failures: ['gone', 'unsupportedType', 'invalid'],
  },
  'POST /api/employer/applications/{applicationId}/resume': {
    who: 'resume:download-applicant',
    summary:
      'Downloads the resume sent with an application to your listing. Marks the application as viewed.',
    answers: { 200: DOCUMENT_FILE },
    failures: ['gone'],
  },
  'PUT /api/employer/applications/status': {
    who: 'application:move',
    summary:
      'Sets the status of up to 500 applications, with one message. Lists those that could not be changed.',
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
      'Updates your listing. Small edits to the approved text go live immediately: up to three letters or 3% of a field, 20 letters in all, with the same negations, numbers and links. Anything else becomes a submission with the same details file, and replaces the listing once approved.',
    body: editSchema,
    example: { title: 'Test Intern' },
    answers: {
      200: z.union([messageAnd({ internship: summary }), messageAnd({ submission: ownSubmission })]),
    },
    failures: ['conflict', 'tooManyRequests'],
    alsoPost: {},
  },
  'PUT /api/employer/internships/{id}/answer': {
    who: 'application:move',
    summary:
      'Sets the status of every unanswered application to your listing (the first 500), with one message',
    body: answerAllSchema,
    example: { status: 'not selected', message: 'Thank you for your interest.' },
    answers: { 200: movedApplications },
    failures: ['tooManyRequests'],
  },
  'POST /api/employer/internships/{id}/answer': {
    who: 'application:move',
    summary:
      'Sets the status of the given applications to your listing, or of every unanswered one, for HTML forms',
    body: answerSeveralSchema,
    example: { status: 'not selected', message: 'Thank you for your interest.' },
    answers: { 200: messageAnd(movedApplications.shape) },
    failures: ['tooManyRequests'],
  },
  'PUT /api/employer/applications/{applicationId}/status': {
    who: 'application:move',
    summary:
      'Marks an application as viewed, or changes its status and tells the applicant. An invitation needs a time, with a place, a link or a phone number, unless the application has them. Returns 409 if that change is not allowed.',
    body: moveSchema,
    example: { status: 'shortlisted', message: 'We will call you next week.' },
    answers: { 200: messageAnd({ application: applicationFacts }) },
    failures: ['conflict', 'tooManyRequests'],
    alsoPost: { example: { status: 'shortlisted' } },
  },
  'POST /api/employer/applications/{applicationId}/status/preview': {
    who: 'application:move',
    summary:
      'Returns the subject and the text of the e-mail that a change of status would send. Sends nothing.',
    body: moveSchema,
    example: { status: 'shortlisted', message: 'We will call you next week.' },
    answers: { 200: messageAnd({ subject: z.string() }) },
    failures: ['conflict'],
  },
  'POST /api/employer/applications/{applicationId}/notes': {
    who: 'application:note',
    once: true,
    summary: 'Adds a note to an application (up to 50). The applicant sees notes only in their data export.',
    body: noteSchema,
    example: { text: 'Speaks Kiswahili and Dholuo. Can begin in March.' },
    answers: { 201: messageAnd({ note: noteAnswer }) },
    failures: ['tooManyRequests'],
  },
  'POST /api/employer/applications/{applicationId}/notes/{noteId}/remove': {
    who: 'application:note',
    summary: 'Deletes a note',
  },
  'POST /api/employer/internships/close': {
    who: 'internship:close-own',
    summary: 'Closes up to 100 of your listings for the same reason. Lists those that could not be closed.',
    body: bulkCloseSchema,
    example: { ids: ['0123456789abcdef01234567'], reason: 'filled' },
    answers: {
      200: messageAnd({
        closed: z.array(id),
        refused: z.array(z.strictObject({ id, message: z.string() })),
        ended: z.int().min(0),
        interviews: z.int().min(0),
      }),
    },
  },
  'POST /api/employer/internships/{id}/close': {
    who: 'internship:close-own',
    summary:
      'Closes your listing. If the position was filled or cancelled, turns down every unanswered applicant, even if the listing was already closed. Applicants with an interview keep it unless you include them. We e-mail the applicants after ten minutes.',
    body: closeSchema,
    example: { reason: 'filled' },
    answers: {
      200: messageAnd({ internship: summary, ended: z.int().min(0), interviews: z.int().min(0) }),
    },
  },
  'POST /api/employer/internships/{id}/undo-closing': {
    who: 'internship:close-own',
    summary:
      'Undoes a closing of your listing within ten minutes. The applicants that it turned down have their status again, and get no e-mail.',
    answers: { 200: messageAnd({ internship: summary, restored: z.int().min(0) }) },
    failures: ['conflict'],
  },
  'POST /api/employer/internships/{id}/extend': {
    who: 'internship:close-own',
    summary:
      'Extends the deadline of your listing, to at most 120 days ahead. Returns 409 if it closed more than 90 days ago.',
    body: extendSchema,
    example: { applicationDeadline: exampleDeadline() },
    answers: { 200: messageAnd({ internship: summary }) },
    failures: ['conflict'],
  },
});
