import { describe, expect, inject, it } from 'vitest';
import { z } from 'zod';
import { readPage, unescapeHtml, type ReadPage } from '@/dev/testing/client/read-page';
import { samplePaths } from '@/dev/testing/data/sample-paths';
import { ARTICLES, articlePath } from '@/lib/content/articles/articles';
import { formatDate } from '@/lib/platform/format/dates';
import { stipendText } from '@/lib/internships/listings/stipend';
import { INDUSTRIES } from '@/lib/internships/industries/industries';

const text = z.string().min(1);
const address = z.url({ protocol: /^https?$/ });
const moment = z.iso.datetime();
const country = z.object({ '@type': z.literal('Country'), name: z.literal('Kenya') });

/** Requirements and recommendations of search engines (developers.google.com/search/docs/appearance/structured-data/job-posting). */
const jobPosting = z.strictObject({
  '@context': z.literal('https://schema.org'),
  '@type': z.literal('JobPosting'),
  title: text,
  description: text.min(100),
  datePosted: moment,
  validThrough: moment,
  employmentType: z.enum(['INTERN', 'FULL_TIME', 'PART_TIME', 'VOLUNTEER']).optional(),
  industry: z.enum(INDUSTRIES.map(({ name }) => name)),
  hiringOrganization: z.strictObject({
    '@type': z.literal('Organization'),
    name: text,
    sameAs: z.url().optional(),
    logo: z.url().optional(),
  }),
  jobLocation: z.strictObject({
    '@type': z.literal('Place'),
    address: z.strictObject({
      '@type': z.literal('PostalAddress'),
      addressCountry: z.literal('KE'),
      addressLocality: text.optional(),
      streetAddress: text.optional(),
      addressRegion: text.optional(),
    }),
  }),
  jobLocationType: z.literal('TELECOMMUTE').optional(),
  applicantLocationRequirements: country.optional(),
  baseSalary: z
    .strictObject({
      '@type': z.literal('MonetaryAmount'),
      currency: z.literal('KES'),
      value: z.strictObject({
        '@type': z.literal('QuantitativeValue'),
        value: z.number().positive().optional(),
        minValue: z.number().positive().optional(),
        maxValue: z.number().positive().optional(),
        unitText: z.literal('MONTH'),
      }),
    })
    .optional(),
  identifier: z.strictObject({ '@type': z.literal('PropertyValue'), name: text, value: text }),
  directApply: z.literal(false),
  url: address,
});

const breadcrumbs = z.object({
  '@type': z.literal('BreadcrumbList'),
  itemListElement: z
    .array(
      z.strictObject({ '@type': z.literal('ListItem'), position: z.number(), name: text, item: address }),
    )
    .min(2),
});

const organization = z.object({
  '@type': z.literal('Organization'),
  name: text,
  url: address,
  logo: address,
  email: z.email(),
  sameAs: z.array(address).min(1).optional(),
});

const webSite = z.object({ '@type': z.literal('WebSite'), name: z.literal('Mwanzo'), url: address });

const article = z.object({
  '@type': z.literal('Article'),
  headline: text.max(110),
  description: text,
  image: address,
  datePublished: z.iso.datetime({ offset: true }),
  dateModified: z.iso.datetime({ offset: true }),
  author: z.object({ '@type': z.literal('Organization'), name: text, url: address }),
  publisher: z.object({ name: text }),
  mainEntityOfPage: address,
});

const known = z.discriminatedUnion('@type', [jobPosting, breadcrumbs, organization, webSite, article]);
type Thing = z.infer<typeof known>;

/** Pages read in parallel. */
const ABREAST = 6;

const origin = inject('appUrl');

interface Told {
  page: ReadPage;
  things: Thing[];
  /** The visible text of the page, excluding the employer’s other listings and similar ones. */
  seen: string;
}

async function read(path: string): Promise<Told> {
  const page = await readPage(origin, path);
  const blocks = [...page.html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
  const body = page.html
    .replace(/<head>.*?<\/head>/s, '')
    .replace(/<section aria-labelledby="(?:others|similar)".*?<\/section>/gs, '')
    .replace(/<(script|style)\b.*?<\/\1>/gs, '');
  return {
    page,
    things: blocks.map(([, json = '']) => known.parse(JSON.parse(json), { error: () => path })),
    seen: unescapeHtml(body.replace(/<!-- -->/g, '').replace(/<[^>]+>/g, '\n')).replace(/[ \u00a0]+/g, ' '),
  };
}

async function eachOf(paths: readonly string[], check: (told: Told) => void): Promise<void> {
  const waiting = [...paths];
  const reader = async () => {
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) check(await read(path));
  };
  await Promise.all(Array.from({ length: ABREAST }, reader));
}

function only<Type extends Thing['@type']>(type: Type, { things, page }: Told) {
  const found = things.filter((thing): thing is Extract<Thing, { '@type': Type }> => thing['@type'] === type);
  expect(found, `${page.path} ${type}`).toHaveLength(1);
  const [thing] = found;
  if (!thing) throw new Error(`${page.path} has no ${type}`);
  return thing;
}

/** Returns the words between the elements of a description. */
const wordsOf = (html: string): string[] =>
  html
    .split(/<[^>]+>/)
    .map((words) => unescapeHtml(words).replace(/ +/g, ' '))
    .filter((words) => words.trim() !== '');

const salaryText = ({
  value,
  minValue,
  maxValue,
}: {
  value?: number;
  minValue?: number;
  maxValue?: number;
}) => stipendText({ kind: 'paid', min: value ?? minValue ?? null, max: value ?? maxValue ?? null });

function checkPosting(told: Told): void {
  const { seen, page } = told;
  const posting = only('JobPosting', told);
  const { addressLocality, streetAddress, addressRegion } = posting.jobLocation.address;
  const shown = [
    posting.title,
    posting.hiringOrganization.name,
    posting.industry,
    formatDate(posting.validThrough),
    ...wordsOf(posting.description),
    ...[streetAddress, addressLocality].filter((part) => part !== undefined),
    ...(addressRegion === undefined ? [] : [addressRegion.replace(/ City$/, '')]),
    ...(posting.jobLocationType === undefined ? [] : ['Remote']),
    ...(posting.baseSalary === undefined ? [] : [salaryText(posting.baseSalary.value)]),
  ];
  for (const words of shown) expect(seen, page.path).toContain(words);
  expect(posting.url, page.path).toBe(page.canonical);
  expect(new Date(posting.validThrough).getTime()).toBeGreaterThan(new Date(posting.datePosted).getTime());
  expect(posting.jobLocationType === undefined).toBe(posting.applicantLocationRequirements === undefined);
  if (posting.baseSalary === undefined) expect(seen, page.path).not.toMatch(/KES [\d,]+(–[\d,]+)? a month/);
  const learning = /^(Internship|Industrial attachment), /m.test(seen);
  if (learning) expect(posting.employmentType, page.path).toBeDefined();
  else expect(posting.employmentType, page.path).not.toBe('INTERN');
}

function checkCrumbs(told: Told): void {
  const { itemListElement: steps } = only('BreadcrumbList', told);
  expect(steps.map(({ position }) => position)).toEqual(steps.map((_, at) => at + 1));
  for (const { name } of steps) expect(told.seen, told.page.path).toContain(name);
  for (const { item } of steps.slice(0, -1)) {
    expect(told.page.links, told.page.path).toContain(item.slice(origin.length));
  }
  expect(steps.at(-1)?.item, told.page.path).toBe(told.page.canonical);
}

describe('what pages tell search engines of themselves', () => {
  const { open, closed } = samplePaths();

  it('every open listing is one JobPosting, whole, and equal to what the page shows', async () => {
    expect(open.length).toBeGreaterThan(INDUSTRIES.length);
    await eachOf(open, (told) => {
      checkPosting(told);
      checkCrumbs(told);
    });
  }, 120_000);

  it('a closed listing is none, says that it is closed, and is kept from search engines', async () => {
    expect(closed.length).toBeGreaterThan(0);
    await eachOf(closed, ({ page, things, seen }) => {
      expect(things.map((thing) => thing['@type'])).toEqual(['BreadcrumbList']);
      expect(seen, page.path).toContain('Applications are closed');
      expect(page.meta.robots, page.path).toContain('noindex');
    });
  });

  it('every article is one Article under its own heading', async () => {
    await eachOf(ARTICLES.map(articlePath), (told) => {
      const { headline, description, dateModified, mainEntityOfPage } = only('Article', told);
      for (const words of [headline, description, formatDate(dateModified)]) {
        expect(told.seen, told.page.path).toContain(words);
      }
      expect(mainEntityOfPage).toBe(told.page.canonical);
      checkCrumbs(told);
    });
  });

  it('every industry has its place in the site', () =>
    eachOf(
      INDUSTRIES.map(({ slug }) => `/internships/${slug}`),
      checkCrumbs,
    ));

  it('the home page says whose site this is', async () => {
    const told = await read('/');
    const { name, email } = only('Organization', told);
    expect(told.seen).toContain(name);
    expect(told.seen).toContain(email);
    expect(told.page.html).toContain(email);
  });
});
