import Validator from '@adobe/structured-data-validator';
import WebAutoExtractor from '@marbec/web-auto-extractor';
import { expect, inject, test } from 'vitest';
import { ARTICLES, articlePath } from '@/lib/content/articles/articles';
import { INDUSTRIES } from '@/lib/internships/industries/industries';
import { readPage } from '../client/read-page';
import { samplePaths } from '../data/sample-paths';

/** Reads every twelfth open listing. lib/publishing/structured-data/pages.http.test.ts reads them all. */
const STEP = 12;

const PAGES = [
  '/',
  '/internships',
  '/internships/in/nairobi',
  ...INDUSTRIES.slice(0, 2).map(({ slug }) => `/internships/${slug}`),
  ...ARTICLES.map(articlePath),
  ...samplePaths().open.filter((_, at) => at % STEP === 0),
];

/** True for a message about a recommended property. Not every listing has pay, a place and a type. */
const isOpinion = (message: string): boolean => message.endsWith('(optional)');

/** Returns the types in a page's structured data, and the validator's errors. */
async function judge(html: string): Promise<{ types: string[]; faults: string[] }> {
  const extracted = new WebAutoExtractor({ addLocation: true, embedSource: [] }).parse(html);
  const issues = await new Validator().validate(extracted);
  const faults = issues.map(({ rootType, issueMessage }) => `${rootType}: ${issueMessage}`);
  return { types: Object.keys(extracted.jsonld), faults: faults.filter((fault) => !isOpinion(fault)) };
}

test("a validator of Google's rules finds no faults in the structured data of any template", async () => {
  const types = new Set<string>();
  const faults: string[] = [];
  for (const path of PAGES) {
    const found = await judge((await readPage(inject('appUrl'), path)).html);
    found.types.forEach((type) => types.add(type));
    faults.push(...found.faults.map((fault) => `${path} ${fault}`));
  }
  expect(faults).toEqual([]);
  expect([...types].sort()).toEqual(['Article', 'BreadcrumbList', 'JobPosting', 'Organization', 'WebSite']);
});

test('the validator finds a job without a date', async () => {
  const job = '{"@context":"https://schema.org","@type":"JobPosting","title":"Intern","description":"Work"}';
  const { faults } = await judge(`<script type="application/ld+json">${job}</script>`);
  expect(faults).toContain('JobPosting: Required attribute "datePosted" is missing');
});
