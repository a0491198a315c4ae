import { z } from 'zod';
import { isEmail } from '@/lib/identity/accounts/email-rule';
import { COUNTIES } from '@/lib/platform/core/vocabulary';
import { bareAddress, bareEmail } from '@/lib/platform/format/bare-address';
import { tidyPhone } from '@/lib/platform/format/phone';
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

const requiredLine = (missing: string) => line(CAREER_LIMITS.line).refine((text) => text !== '', missing);

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

const WRONG_YEAR = `Enter a year from ${FIRST_YEAR} to ${LAST_YEAR}`;
const year = z
  .int({ error: WRONG_YEAR })
  .min(FIRST_YEAR, WRONG_YEAR)
  .max(LAST_YEAR, WRONG_YEAR)
  .nullish()
  .transform((given) => given ?? null);

interface Period<Time> {
  from: Time | null;
  to: Time | null;
}

const isInOrder = <Time extends string | number>({ from, to }: Period<Time>): boolean =>
  from === null || to === null || from <= to;

const WRONG_ORDER = { path: ['to'], error: 'Enter an end that isn’t before the start' };

const rows = <Row extends z.ZodType>(row: Row, max: number) =>
  z
    .array(row, { error: 'Send a list' })
    .max(max, `Enter at most ${max}`)
    .nullish()
    .transform((entries) => entries ?? []);

const study = z
  .object({ school: requiredLine('Enter where you studied'), course: optionalLine, from: year, to: year })
  .refine(isInOrder, WRONG_ORDER);

const certificate = z.object({
  name: requiredLine('Enter the name of the certificate'),
  issuer: optionalLine,
  year,
});

/** Normalises an e-mail address or a phone number, from any country. */
const tidyContact = (typed: string): string => (typed.includes('@') ? bareEmail(typed) : tidyPhone(typed));

const isContact = (text: string): boolean => isEmail(text) || /^\+?\d{7,15}$/.test(text);

const referee = z.object({
  name: requiredLine('Enter the name of your referee'),
  role: optionalLine,
  contact: z
    .string({ error: 'Enter this as text' })
    .overwrite(tidyContact)
    .max(CAREER_LIMITS.line, atMost(CAREER_LIMITS.line, 'characters'))
    .refine(isContact, 'Enter one phone number or e-mail address'),
});

const experience = z
  .object({
    title: requiredLine('Enter what you did'),
    place: optionalLine,
    from: month,
    to: month,
    text: paragraph(CAREER_LIMITS.text),
  })
  .refine(isInOrder, WRONG_ORDER);

/** Strict: a missing part is emptied, so a misspelt name must not pass as a missing part. */
export const careerSchema = z.strictObject(
  {
    school: optionalLine,
    course: optionalLine,
    year,
    county: z
      .union([z.literal(''), z.enum(COUNTIES)], { error: 'Choose a county' })
      .nullish()
      .transform((county) => county || null),
    about: paragraph(CAREER_LIMITS.about),
    skills: words(CAREER_LIMITS.skills),
    languages: words(CAREER_LIMITS.languages),
    links: rows(link, CAREER_LIMITS.links).transform(unique),
    experience: rows(experience, CAREER_LIMITS.experience),
    studies: rows(study, CAREER_LIMITS.studies),
    certificates: rows(certificate, CAREER_LIMITS.certificates),
    referees: rows(referee, CAREER_LIMITS.referees),
  },
  { error: 'Send the fields of a career profile' },
);
