import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { checkAtOnce } from '@/dev/testing/data/adverts/check-at-once';
import { sampleTexts } from '@/dev/testing/data/adverts/sample-texts';
import type { CheckedWith } from '@/lib/trust/fraud-checks/check-listing';
import type { Finding, Passage } from '@/lib/trust/fraud-checks/finding';
import { LEARNED_GROUPS } from '@/lib/trust/fraud-checks/sentence-model';

const texts = z.array(z.string()).default([]);

const listing = z.object({
  title: z.string().default(''),
  company: z.string().default(''),
  location: z.string().default(''),
  duration: z.string().default(''),
  /** KES per month. */
  stipend: z.number().nullish(),
  descriptionIntroHeading: z.string().default(''),
  descriptionParagraph: z.string().default(''),
  yourRole: texts,
  whatWeLookFor: texts,
  niceToHaveSkills: texts,
  whyJoinUs: texts,
  perksAndBenefits: texts,
  howToApply: z.string().default(''),
  applyLink: z.string().default(''),
});

const LISTS = ['yourRole', 'whatWeLookFor', 'perksAndBenefits'];

/** Expands the short form of an advert, which has a single text: a field or the attached file. */
const whole = (one: unknown): unknown => {
  const short = z.object({ field: z.string(), text: z.string() }).safeParse(one);
  if (!short.success || typeof one !== 'object') return one;
  const { field, text } = short.data;
  if (field === 'file') return { ...one, file: text, listing: {} };
  return { ...one, listing: { [field]: LISTS.includes(field) ? [text] : text } };
};

/** An invented advert: a fraud, or an honest one in similar words. */
const advert = z.preprocess(
  whole,
  z.object({
    id: z.string(),
    voice: z.string(),
    /** Adverts of one collection that sound alike. */
    family: z.string().optional(),
    email: z.string().nullish(),
    file: z.string().nullish(),
    listing,
    /** The topic of a fraud, and the sentences that give it away. */
    group: z.enum(LEARNED_GROUPS).nullish(),
    tell: z.string().nullish(),
    tells: texts,
  }),
);

export interface Advert extends Omit<z.infer<typeof advert>, 'family'> {
  isFraud: boolean;
  /** The collection, and the family within it. */
  writer: string;
}

const COLLECTIONS = [
  { writer: 'first', frauds: './frauds.json', honest: './honest.json' },
  { writer: 'second', frauds: './data/frauds.jsonl', honest: './data/honest.jsonl' },
  { writer: 'third', frauds: './data/voices-frauds.jsonl', honest: './data/voices-honest.jsonl' },
  { writer: 'sixth', frauds: './data/sixth-frauds.jsonl', honest: './data/sixth-honest.jsonl' },
  { writer: 'seventh', frauds: './data/seventh-frauds.jsonl', honest: './data/seventh-honest.jsonl' },
  { writer: 'ninth', frauds: './data/ninth-frauds.jsonl', honest: './data/ninth-honest.jsonl' },
  { writer: 'tenth', frauds: './data/tenth-frauds.jsonl', honest: './data/tenth-honest.jsonl' },
  { writer: 'eleventh', frauds: './data/eleventh-frauds.jsonl', honest: './data/eleventh-honest.jsonl' },
  // Frauds in the plainest words, which must always be found.
  { writer: 'plain', frauds: './data/plain-frauds.jsonl', honest: './data/plain-honest.jsonl' },
];

function parsed(file: string): unknown[] {
  const text = readFileSync(file, 'utf8');
  if (file.endsWith('.json')) return z.array(z.unknown()).parse(JSON.parse(text));
  return text
    .split('\n')
    .filter(Boolean)
    .map((line): unknown => JSON.parse(line));
}

/** Reads the adverts of a file: a JSON array, or one JSON object per line. Throws if one is invalid. */
const advertsIn = (file: string, writer: string, isFraud: boolean): Advert[] =>
  z
    .array(advert)
    .parse(parsed(file))
    .map(({ family, ...one }) => ({
      ...one,
      isFraud,
      writer: family === undefined ? writer : `${writer}, ${family}`,
    }));

const at = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

export const labelledFiles = (): string[] =>
  COLLECTIONS.flatMap(({ frauds, honest }) => [at(frauds), at(honest)]);

/** Adverts that the model is trained on. */
export const labelledAdverts = (): Advert[] =>
  COLLECTIONS.flatMap(({ writer, frauds, honest }) => [
    ...advertsIn(at(frauds), writer, true),
    ...advertsIn(at(honest), writer, false),
  ]);

/** Adverts that neither the model nor any rule was derived from. */
export const heldOutAdverts = (): Advert[] => [
  ...advertsIn(at('./data/held-out-frauds.jsonl'), 'held out', true),
  ...advertsIn(at('./data/held-out-honest.jsonl'), 'held out', false),
  ...advertsIn(at('./data/twelfth-frauds.jsonl'), 'twelfth, held out', true),
  ...advertsIn(at('./data/twelfth-honest.jsonl'), 'twelfth, held out', false),
];

/** The sample listings: honest, with nothing that looks fraudulent. */
export const cleanAdverts = (): Advert[] =>
  sampleTexts().map(([id, { kind: _, stipend: __, ...texts }]) => ({
    ...advert.parse({ id, voice: 'sample', listing: texts }),
    ...{ isFraud: false, writer: 'sample' },
  }));

/** Returns the texts of an advert by field, as the checks read them. */
export function passagesOf({ listing: { stipend: _, ...fields }, file }: Advert): Passage[] {
  const passages = Object.entries(fields)
    .filter(([field]) => field !== 'applyLink')
    .map(([field, value]) => ({ field, text: typeof value === 'string' ? value : value.join('\n\n') }));
  return typeof file === 'string' ? [...passages, { field: 'file', text: file }] : passages;
}

/** Returns the findings in an advert. `model` judges its sentences; `null` applies the rules alone. */
export function findingsOf(one: Advert, model?: CheckedWith['model']): Finding[] {
  const { stipend, ...fields } = one.listing;
  const pay = typeof stipend === 'number' ? { kind: 'paid' as const, min: stipend, max: stipend } : undefined;
  return checkAtOnce(
    { ...fields, ...(pay && { stipend: pay }) },
    {
      ...(typeof one.email === 'string' && { employer: { email: one.email } }),
      ...(typeof one.file === 'string' && { file: one.file }),
      ...(model !== undefined && { model }),
    },
  );
}

/** True if an advert has a warning or a severe finding. */
export const isFlagged = (one: Advert, model?: CheckedWith['model']): boolean =>
  findingsOf(one, model).some(({ level }) => level !== 'note');
