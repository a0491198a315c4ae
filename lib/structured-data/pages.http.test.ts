import { inject, expect, it } from 'vitest';
import { api } from '@/dev/testing/client';
import { INDUSTRIES } from '@/lib/industries/industries';
import type { InternshipSummary, PublicInternship } from '@/lib/internships/mapper';

type Found = Record<string, unknown> & { '@type': string };

async function read(path: string) {
  const html = await (await fetch(inject('appUrl') + path)).text();
  const blocks = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
  const things = blocks.map(([, text = '']) => JSON.parse(text) as Found);
  const text = html.replace(/<(script|style)\b.*?<\/\1>/gs, '').replace(/<!-- -->/g, '');
  return { things, text };
}

const ofType = (things: Found[], type: string) => things.filter((thing) => thing['@type'] === type);

/** As React writes text. */
const escaped = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#x27;');

const unescaped = (html: string): string =>
  html.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');

const REQUIRED = [
  'title',
  'description',
  'datePosted',
  'validThrough',
  'hiringOrganization',
  'jobLocation',
  'employmentType',
];

async function sampleListings(): Promise<PublicInternship[]> {
  const lists = await Promise.all(
    INDUSTRIES.map(({ id }) =>
      api<{ internships: InternshipSummary[] }>('GET', `/api/internships/industry/${id}`),
    ),
  );
  const ids = lists.flatMap(({ body }) => body.internships.map(({ _id }) => _id));
  const full = ids.map((id) => api<{ internship: PublicInternship }>('GET', `/api/internships/${id}`));
  return (await Promise.all(full)).map(({ body }) => body.internship);
}

async function checkPosting(listing: PublicInternship): Promise<void> {
  const { things, text } = await read(listing.path);
  const [posting, ...others] = ofType(things, 'JobPosting');
  expect(others).toEqual([]);
  for (const property of REQUIRED) expect(posting?.[property], `${listing.path} ${property}`).toBeTruthy();
  expect(posting).toMatchObject({
    '@context': 'https://schema.org',
    title: listing.title,
    hiringOrganization: { name: listing.company },
    validThrough: listing.applicationDeadline,
    jobLocation: { address: { addressCountry: 'KE' } },
    directApply: false,
  });
  for (const shown of [listing.title, listing.company, listing.location]) {
    expect(text).toContain(escaped(shown));
  }
  const said = String(posting?.description).match(/(?<=<(?:p|li)>)[^<]+/g) ?? [];
  expect(said.length).toBeGreaterThan(1);
  for (const words of said) expect(text, listing.path).toContain(escaped(unescaped(words)));
  expect(ofType(things, 'BreadcrumbList')).toHaveLength(1);
}

it('every open listing has one JobPosting, whole and equal to what the page shows', async () => {
  const listings = await sampleListings();
  expect(listings.length).toBeGreaterThan(INDUSTRIES.length);
  await Promise.all(listings.map(checkPosting));
});

it('articles, lists and the home page say what they are', async () => {
  expect(ofType((await read('/')).things, 'Organization')).toHaveLength(1);
  expect(ofType((await read('/internships/legal-services')).things, 'BreadcrumbList')).toHaveLength(1);
  const { things } = await read('/career-tips/keep-learning');
  expect(ofType(things, 'Article')).toMatchObject([{ headline: 'Keep learning' }]);
});
