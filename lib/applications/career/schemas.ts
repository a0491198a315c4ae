import { z } from 'zod';
import { COUNTIES } from '@/lib/platform/core/vocabulary';
import { bareAddress } from '@/lib/platform/format/bare-address';
import { toSingleLine } from '@/lib/platform/format/single-line';
import { typedLines } from '@/lib/platform/format/typed-text';
import { isWebAddress } from '@/lib/platform/format/web-address';
import { readMonth } from '@/lib/platform/format/read-moment';
import { CAREER_LIMITS, FIRST_YEAR, LAST_YEAR, MONTH } from './limits';

const atMost = (count: number, what: string) => `Use at most ${count} ${what}`;

const tidyLines = (text: string): string =>
  typedLines(text)
    .split('\n')
    .map(toSingleLine)
    .filter((line) => line !== '')
    .join('\n');

const line = (max: number) =>
  z.string({ error: 'Enter this as text' }).overwrite(toSingleLine).max(max, atMost(max, 'characters'));

const optionalLine = line(CAREER_LIMITS.line)
  .nullish()
  .transform((text) => text ?? '');

const paragraph = (max: number) =>
  z
    .string({ error: 'Enter this as text' })
    .overwrite(tidyLines)
    .max(max, atMost(max, 'characters'))
    .refine((text) => text.split('\n').length <= CAREER_LIMITS.lines, atMost(CAREER_LIMITS.lines, 'lines'))
    .nullish()
    .transform((text) => text ?? '');

const unique = (entries: string[]): string[] => [...new Set(entries.filter((entry) => entry !== ''))];

const words = (max: number) =>
  z
    .array(line(CAREER_LIMITS.skill), { error: 'Send a list' })
    .max(max, `Enter at most ${max}`)
    .nullish()
    .transform((entries) => unique(entries ?? []));

const WRONG_LINK = 'Enter a full address that starts with https://';

const link = z
  .string({ error: WRONG_LINK })
  .overwrite(bareAddress)
  .max(CAREER_LIMITS.link, atMost(CAREER_LIMITS.link, 'characters'))
  .refine((text) => isWebAddress(text, ['https:']), WRONG_LINK);

const WRONG_MONTH = 'Enter a month, such as 2025-03';
const month = z.preprocess(
  (given) => (typeof given === 'string' ? (readMonth(given) ?? given.trim()) : given),
  z
    .union([z.literal(''), z.string().regex(new RegExp(`^${MONTH}$`), WRONG_MONTH)], { error: WRONG_MONTH })
    .nullish()
    .transform((text) => text || null),
);

const experience = z
  .object({
    title: line(CAREER_LIMITS.line).refine((text) => text !== '', 'Enter what you did'),
    place: optionalLine,
    from: month,
    to: month,
    text: paragraph(CAREER_LIMITS.text),
  })
  .refine(({ from, to }) => from === null || to === null || from <= to, {
    path: ['to'],
    error: 'Enter an end that isn’t before the start',
  });

/** Strict: a missing part is emptied, so a misspelt name must not pass as a missing part. */
export const careerSchema = z.strictObject(
  {
    school: optionalLine,
    course: optionalLine,
    year: z
      .int({ error: `Enter a year from ${FIRST_YEAR} to ${LAST_YEAR}` })
      .min(FIRST_YEAR, `Enter a year from ${FIRST_YEAR} to ${LAST_YEAR}`)
      .max(LAST_YEAR, `Enter a year from ${FIRST_YEAR} to ${LAST_YEAR}`)
      .nullish()
      .transform((year) => year ?? null),
    county: z
      .union([z.literal(''), z.enum(COUNTIES)], { error: 'Choose a county' })
      .nullish()
      .transform((county) => county || null),
    about: paragraph(CAREER_LIMITS.about),
    skills: words(CAREER_LIMITS.skills),
    languages: words(CAREER_LIMITS.languages),
    links: z
      .array(link, { error: 'Send a list' })
      .max(CAREER_LIMITS.links, `Enter at most ${CAREER_LIMITS.links}`)
      .nullish()
      .transform((links) => unique(links ?? [])),
    experience: z
      .array(experience, { error: 'Send a list' })
      .max(CAREER_LIMITS.experience, `Enter at most ${CAREER_LIMITS.experience}`)
      .nullish()
      .transform((entries) => entries ?? []),
  },
  { error: 'Send the fields of a career profile' },
);
