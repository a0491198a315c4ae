import { z } from 'zod';
import { checkListing } from '@/lib/checks/check-listing';
import frauds from './checks/frauds.json';
import honest from './checks/honest.json';
import { rounded, type Figure, type Outcome, type Row } from './figure';
import { middle } from './times';

const texts = z.array(z.string()).default([]);

/** An invented advert: fraudulent, or honest with the same words. Written by people who had not seen the rules. */
const advertSchema = z.object({
  id: z.string(),
  trick: z.string(),
  voice: z.string(),
  email: z.string(),
  file: z.string().optional(),
  listing: z.object({
    title: z.string(),
    company: z.string().default(''),
    location: z.string().default(''),
    duration: z.string().default(''),
    /** KES a month. */
    stipend: z.number().optional(),
    descriptionIntroHeading: z.string().default(''),
    descriptionParagraph: z.string().default(''),
    yourRole: texts,
    whatWeLookFor: texts,
    niceToHaveSkills: texts,
    whyJoinUs: texts,
    perksAndBenefits: texts,
    howToApply: z.string().default(''),
    applyLink: z.string().default(''),
  }),
});
type Advert = z.infer<typeof advertSchema>;

interface Judged {
  trick: string;
  /** Has a warning, or a severe finding. */
  flagged: boolean;
  /** Milliseconds of processor time. */
  ms: number;
}

function judge({ trick, email, file, listing: { stipend, ...listing } }: Advert): Judged {
  const pay = stipend === undefined ? undefined : { kind: 'paid' as const, min: stipend, max: stipend };
  const from = process.cpuUsage();
  const findings = checkListing({ ...listing, ...(pay && { stipend: pay }) }, { employer: { email }, file });
  const { user, system } = process.cpuUsage(from);
  return { trick, flagged: findings.some(({ level }) => level !== 'note'), ms: (user + system) / 1_000 };
}

const share = (judged: readonly Judged[]): number =>
  (100 * judged.filter(({ flagged }) => flagged).length) / judged.length;

const rowsOf = (kind: string, judged: readonly Judged[]): Row[] =>
  [...new Set(judged.map(({ trick }) => trick))].sort().map((trick) => {
    const some = judged.filter((one) => one.trick === trick);
    return { kind, trick, adverts: some.length, 'flagged, %': rounded(share(some)) };
  });

/** How many invented frauds the checks find, how many honest adverts with the same words they flag, and the time of a check. */
export function measure(): Promise<Outcome> {
  const read = (file: unknown) => z.array(advertSchema).parse(file).map(judge);
  const [found, flagged] = [read(frauds), read(honest)];
  const figures: Figure[] = [
    { name: 'frauds found', value: share(found), unit: '%', bar: { least: 95 }, margin: 0.02 },
    { name: 'honest adverts flagged', value: share(flagged), unit: '%', bar: { most: 10 }, margin: 0.1 },
    {
      name: 'a check of one listing',
      value: middle([...found, ...flagged].map(({ ms }) => ms)),
      unit: 'ms',
      bar: { most: 5 },
    },
  ];
  return Promise.resolve({ figures, rows: [...rowsOf('fraud', found), ...rowsOf('honest', flagged)] });
}
