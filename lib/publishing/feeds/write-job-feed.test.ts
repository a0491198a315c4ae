import { expect, test } from 'vitest';
import { xml2js, type ElementCompact } from 'xml-js';
import type { PublicInternship } from '@/lib/internships/listings/mapper';
import { writeJobFeed } from './write-job-feed';

const NOW = new Date('2026-11-23T09:00:00Z');
const addressOf = (path: string) => `https://mwanzo.example${path}`;

const listing = {
  _id: '65a000000000000000000001',
  title: 'Data & Care ]]> Intern <b>',
  company: 'Ziwa “Analytics” \u0000Ltd',
  location: 'Oginga Odinga Street, Kisumu, Kenya',
  county: 'Kisumu',
  industryId: 1,
  kind: 'internship',
  duration: '3 months',
  stipend: { kind: 'paid', min: 15_000, max: 20_000 },
  remote: false,
  status: 'Open',
  createdAt: '2026-11-20T06:30:00.000Z',
  applicationDeadline: '2026-12-20T20:59:59.999Z',
  path: '/internships/technology/data-intern',
  descriptionParagraph: 'You clean <data>.\nAnd chart it.',
  descriptionIntroHeading: '',
  yourRole: ['Count fish'],
  whatWeLookFor: [],
  niceToHaveSkills: [],
  whyJoinUs: [],
  perksAndBenefits: [],
} as unknown as PublicInternship;

type Job = Record<string, ElementCompact>;
interface Source {
  source: Record<string, ElementCompact> & { job?: Job | Job[] };
}

const textOf = (element: ElementCompact | undefined): string => {
  const parts = element?._cdata as string | string[] | undefined;
  return [parts ?? []].flat().join('');
};
const read = (listings: PublicInternship[]): Source =>
  xml2js(writeJobFeed(listings, { addressOf, now: NOW }), { compact: true }) as Source;

test('a listing has every field that aggregators read', () => {
  const { source } = read([listing]);
  const job = source.job as Job;
  const facts = Object.fromEntries(Object.entries(job).map(([name, element]) => [name, textOf(element)]));
  expect(textOf(source.publisher)).toBe('Mwanzo');
  expect(textOf(source.lastBuildDate)).toBe('Fri, 20 Nov 2026 06:30:00 GMT');
  expect(facts).toEqual({
    title: 'Data & Care ]]> Intern <b>',
    date: 'Fri, 20 Nov 2026 06:30:00 GMT',
    referencenumber: '65a000000000000000000001',
    url: 'https://mwanzo.example/internships/technology/data-intern',
    company: 'Ziwa “Analytics” Ltd',
    sourcename: 'Ziwa “Analytics” Ltd',
    city: 'Kisumu',
    state: 'Kisumu',
    country: 'KE',
    description: expect.stringContaining('<p>You clean &lt;data&gt;.<br>And chart it.</p>') as string,
    salary: 'KES 15,000–20,000 a month',
    jobtype: 'internship',
    category: expect.any(String) as string,
    expirationdate: 'Sun, 20 Dec 2026 20:59:59 GMT',
  });
});

test('what a listing does not say is left out', () => {
  const plain = {
    ...listing,
    county: null,
    kind: 'entry level',
    remote: true,
    stipend: { kind: 'not stated', min: null, max: null },
  } as PublicInternship;
  const job = read([plain, listing]).source.job as Job[];
  expect(Object.keys(job[0] ?? {})).not.toEqual(expect.arrayContaining(['state']));
  expect(job[0]).not.toHaveProperty('salary');
  expect(job[0]).not.toHaveProperty('jobtype');
  expect(textOf(job[0]?.remotetype)).toBe('Fully remote');
});

test('without listings it is an empty source', () => {
  const { source } = read([]);
  expect(source).not.toHaveProperty('job');
  expect(textOf(source.lastBuildDate)).toBe('Mon, 23 Nov 2026 09:00:00 GMT');
});
