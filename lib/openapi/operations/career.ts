import { z } from 'zod';
import { careerSchema } from '@/lib/career/schemas';
import type { Career, Completeness } from '@/lib/career/mapper';
import { CAREER_PARTS } from '@/lib/career/mapper';
import { COUNTIES } from '@/lib/platform/core/vocabulary';
import { messageAnd } from '../answers';
import { EVERYBODY, type Operation } from '../operation';

const tag = 'Career profile';
const who = EVERYBODY;
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

const complete = z
  .strictObject({ filled: z.int(), of: z.int(), missing: z.array(z.enum(CAREER_PARTS)) })
  .meta({ id: 'CareerCompleteness' }) satisfies z.ZodType<Completeness>;

const EXAMPLE = {
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

const saved = {
  tag,
  who,
  body: careerSchema,
  example: EXAMPLE,
  answers: { 200: messageAnd({ career, complete }) },
  failures: ['malformed', 'invalid'],
} as const satisfies Partial<Operation>;

export const CAREER: Operation[] = [
  {
    method: 'get',
    path: '/api/users/career',
    tag,
    summary: 'The career profile of the account, and which parts of it are filled',
    who,
    answers: { 200: z.strictObject({ career, complete }) },
  },
  {
    method: 'put',
    path: '/api/users/career',
    summary: 'Replace the career profile of the account; what is left out is emptied',
    ...saved,
  },
  {
    method: 'post',
    path: '/api/users/career',
    summary: 'The same for a form without script',
    ...saved,
  },
];
