import { z } from 'zod';
import { careerSchema } from '@/lib/applications/career/schemas';
import { CAREER_PARTS, type Career, type Completeness } from '@/lib/applications/career/mapper';
import { COUNTIES } from '@/lib/platform/core/vocabulary';
import { messageAnd, resume } from '../answers';
import { EVERYBODY, group } from '../operation';

const list = z.array(z.string());

const career = z
  .strictObject({
    school: z.string(),
    course: z.string(),
    year: z.int().nullable(),
    county: z.enum(COUNTIES).nullable(),
    about: z.string(),
    skills: list,
    languages: list,
    links: list,
    experience: z.array(
      z.strictObject({
        title: z.string(),
        place: z.string(),
        from: z.string().nullable().meta({ description: 'A month: 2025-03' }),
        to: z.string().nullable().meta({ description: 'A month; null where it goes on' }),
        text: z.string(),
      }),
    ),
  })
  .meta({ id: 'Career' }) satisfies z.ZodType<Career>;

const hasCv = z.boolean().meta({ description: 'Whether it is enough for a CV' });

const complete = z
  .strictObject({ filled: z.int(), of: z.int(), missing: z.array(z.enum(CAREER_PARTS)) })
  .meta({ id: 'CareerCompleteness' }) satisfies z.ZodType<Completeness>;

/** A filled profile, enough for a CV. */
export const CAREER_EXAMPLE = {
  school: 'Maseno University',
  course: 'BSc Computer Science',
  year: 2026,
  county: 'Kisumu',
  about: 'I build small tools that people keep using.',
  skills: ['Excel', 'Customer care'],
  languages: ['English', 'Kiswahili', 'Dholuo'],
  links: ['https://example.co.ke/achieng'],
  experience: [
    { title: 'Attaché', place: 'Kisumu County', from: '2025-05', to: '2025-08', text: 'Mended the ledgers.' },
  ],
};

export const CAREER = group('Career profile', EVERYBODY, {
  'GET /api/users/career': {
    summary: 'The career profile of the account, and which parts of it are filled',
    answers: { 200: z.strictObject({ career, complete, hasCv }) },
  },
  'PUT /api/users/career': {
    summary: 'Replace the career profile of the account; what is left out is emptied',
    body: careerSchema,
    example: CAREER_EXAMPLE,
    answers: { 200: messageAnd({ career, complete, hasCv }) },
    alsoPost: {},
  },
  'GET /api/users/career/cv': {
    summary:
      'A CV made from the career profile: a tagged PDF of at most two pages. A profile with too little gets 409',
    answers: { 200: { file: ['application/pdf'] } },
    failures: ['conflict', 'tooManyRequests'],
  },
  'POST /api/users/career/cv/use': {
    summary: 'Make the CV the resume of the account, as if it had been uploaded',
    answers: { 201: messageAnd({ resume }) },
    failures: ['conflict', 'tooManyRequests'],
  },
});
