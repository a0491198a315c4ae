import { z } from 'zod';
import { CALENDAR_TYPE } from '@/lib/internships/calendar/write-calendar';
import { allFilters } from '@/lib/internships/listings/list-all';
import { draftSchema } from '@/lib/internships/listings/draft-schema';
import { featuring, internshipEditSchema, internshipWriteSchema } from '@/lib/internships/listings/schemas';
import { suggestionQuery } from '@/lib/internships/listings/suggest-searches';
import { searchSchema } from '@/lib/search/engine/search-schema';
import { checkAnswer } from '../check-answer';
import { messageAnd, pageOf, searchPage, suggestions } from '../answers';
import { internship, staffInternship, summary } from '../listing-answers';
import { group, paging } from '../operation';
import { exampleDeadline } from '../values';

const INTERNSHIP = {
  title: 'Data Intern',
  company: 'Ziwa Analytics',
  industryId: 1,
  location: 'Kisumu',
  county: 'Kisumu',
  kind: 'internship',
  stipend: { kind: 'paid', min: 15_000, max: 20_000 },
  duration: '3 months',
  applicationDeadline: exampleDeadline(),
  applyLink: 'https://ziwa.example/apply',
  descriptionParagraph: 'You clean and chart what fishers report, and learn to ask good questions of it.',
  whatWeLookFor: ['Care with numbers'],
};

export const LISTINGS = group('Internships', 'anybody', {
  'GET /api/internships': {
    summary: 'Searches open internships by words and filters. Best match first; newest first without words.',
    query: z.object(searchSchema.shape).extend(paging.shape),
    answers: { 200: searchPage },
    failures: ['invalid'],
  },
  'GET /api/internships/suggest': {
    summary: 'Suggests trades, counties, titles and employers once two letters are typed',
    query: suggestionQuery,
    answers: { 200: suggestions },
    failures: ['invalid'],
  },
  'GET /api/internships/{id}.ics': {
    summary: 'Downloads the deadline of an internship as a calendar file',
    answers: { 200: { file: [CALENDAR_TYPE] } },
    failures: ['gone'],
  },
  'GET /api/internships/{id}/similar': {
    summary: 'Lists up to three open internships similar to this one, which may itself be closed',
    answers: { 200: z.strictObject({ internships: z.array(summary).max(3) }) },
    failures: ['gone'],
  },
  'GET /api/internships/featured': {
    summary: 'Lists open featured internships, newest first, at most 7',
    answers: { 200: z.array(summary) },
  },
  'GET /api/internships/industry/{industryId}': {
    summary: 'Lists open internships in an industry (1 to 16), newest first',
    query: paging,
    answers: { 200: pageOf('internships', summary) },
  },
  'GET /api/internships/{id}': {
    summary: 'Retrieves an internship, open or closed. Staff also see hidden ones, and who published them.',
    answers: { 200: z.strictObject({ internship: z.union([internship, staffInternship]) }) },
    failures: ['gone'],
  },
  'GET /api/internships/all': {
    summary: 'Lists all internships, including closed ones',
    who: 'internship:read-all',
    query: allFilters.extend(paging.shape),
    answers: { 200: pageOf('internships', staffInternship) },
    failures: ['invalid'],
  },
  'POST /api/internships': {
    once: true,
    summary: 'Creates and publishes an internship',
    who: 'internship:create',
    body: internshipWriteSchema,
    example: INTERNSHIP,
    answers: { 201: messageAnd({ internship: staffInternship }) },
  },
  'PUT /api/internships/{id}': {
    summary:
      'Updates an internship. Send the `updatedAt` you read, so that a stale edit is refused (409). So is a new deadline for a listing that closed more than 90 days ago.',
    who: 'internship:update',
    body: internshipEditSchema,
    example: { ...INTERNSHIP, title: 'Data Analysis Intern' },
    answers: { 200: messageAnd({ internship: staffInternship }) },
    failures: ['conflict', 'gone'],
    alsoPost: {},
  },
  'POST /api/internships/{id}/feature': {
    summary: 'Features an internship, or stops featuring it',
    who: 'internship:update',
    body: featuring,
    example: { isFeatured: true },
    failures: ['gone'],
  },
  'DELETE /api/internships/{id}': {
    summary: 'Deletes an internship',
    who: 'internship:delete',
    failures: ['gone'],
    alsoPost: { path: '/api/internships/{id}/delete' },
  },
  'POST /api/checks': {
    summary:
      'Checks a listing or submission before you send it, and finds open listings for the same position. Takes any fields; in a form, `data` holds the fields and `internshipFile` the file. Stores nothing. At most 120 an hour, one at a time for each account (429).',
    who: 'listing:check',
    body: draftSchema,
    example: { title: 'Data Intern', howToApply: 'Pay the registration fee first.' },
    answers: { 200: checkAnswer },
    failures: ['tooManyRequests'],
  },
});
