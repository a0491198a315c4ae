import { describe, expect, it } from 'vitest';
import { SAMPLE_LISTING } from '@/dev/testing/data/sample-listing';
import { ARTICLES } from '@/lib/content/articles/articles';
import type { PublicInternship } from '@/lib/internships/listings/mapper';
import { site } from '@/lib/platform/core/site';
import { articleData } from './article-data';
import { breadcrumbList } from './breadcrumb-list';
import { jobPosting } from './job-posting';
import { jsonLdText } from './json-ld';
import { organization } from './organization';
import { webSite } from './web-site';

const at = (path: string): string => new URL(path, 'https://site.example').href;

const listing: PublicInternship = {
  ...SAMPLE_LISTING,
  descriptionParagraph: 'You learn R&D.\n\nYou lay <fibre>,\nin the field.',
  yourRole: ['Splice', 'Test'],
};
const posting = (change: Partial<PublicInternship> = {}) => jobPosting({ ...listing, ...change }, at);

describe('JobPosting', () => {
  it('has every required and recommended property', () => {
    expect(posting()).toEqual({
      '@type': 'JobPosting',
      title: 'Network Intern',
      description:
        '<p>About the role</p><p>You learn R&amp;D.</p><p>You lay &lt;fibre&gt;,<br>in the field.</p>' +
        '<p>Your role</p><ul><li>Splice</li><li>Test</li></ul>',
      datePosted: '2026-11-01T08:00:00.000Z',
      validThrough: '2026-11-30T20:59:59.000Z',
      employmentType: 'INTERN',
      industry: 'Information Technology & Telecommunications',
      hiringOrganization: { '@type': 'Organization', name: 'Savannah Fibre' },
      jobLocation: {
        '@type': 'Place',
        address: {
          '@type': 'PostalAddress',
          addressCountry: 'KE',
          addressLocality: 'Westlands',
          addressRegion: 'Nairobi City',
        },
      },
      baseSalary: {
        '@type': 'MonetaryAmount',
        currency: 'KES',
        value: { '@type': 'QuantitativeValue', minValue: 15_000, maxValue: 20_000, unitText: 'MONTH' },
      },
      identifier: { '@type': 'PropertyValue', name: site.name, value: '6561c0ffee0000000000abcd' },
      directApply: false,
      url: 'https://site.example/internships/it-telecommunications/savannah-fibre-network-intern',
    });
  });

  it('is gone once the listing is closed', () => {
    expect(posting({ status: 'Closed' })).toBeNull();
    for (const createdAt of [null, 'Invalid Date']) expect(posting({ createdAt })).toBeNull();
  });

  it('tells remote work, and always the country', () => {
    expect(posting({ remote: true, location: 'Remote', county: null })).toMatchObject({
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: { '@type': 'Country', name: 'Kenya' },
      jobLocation: { address: { '@type': 'PostalAddress', addressCountry: 'KE' } },
    });
    expect(posting({ location: 'Remote', county: null })?.jobLocation).toEqual({
      '@type': 'Place',
      address: { '@type': 'PostalAddress', addressCountry: 'KE' },
    });
    expect(posting()).not.toHaveProperty('jobLocationType');
  });

  it.each([
    ['paid, one figure', { kind: 'paid', min: 15_000, max: 15_000 }, { value: 15_000 }],
    ['paid, from', { kind: 'paid', min: 15_000, max: null }, { minValue: 15_000 }],
    ['paid, up to', { kind: 'paid', min: null, max: 20_000 }, { maxValue: 20_000 }],
  ] as const)('salary: %s', (_, stipend, amount) => {
    expect(posting({ stipend })?.baseSalary).toMatchObject({
      value: { '@type': 'QuantitativeValue', ...amount, unitText: 'MONTH' },
    });
  });

  it.each([
    { kind: 'paid', min: null, max: null },
    { kind: 'unpaid', min: null, max: null },
    { kind: 'not stated', min: null, max: null },
  ] as const)('no salary where none is stated: $kind', (stipend) => {
    expect(posting({ stipend })).not.toHaveProperty('baseSalary');
  });

  it.each([
    [{ kind: 'internship' }, 'INTERN'],
    [{ kind: 'industrial attachment' }, 'INTERN'],
    [{ kind: 'volunteer', title: 'Teacher' }, 'VOLUNTEER'],
    [{ kind: 'part-time', title: 'Cashier' }, 'PART_TIME'],
    [{ kind: 'internship', title: 'Volunteer Teacher' }, 'VOLUNTEER'],
    [{ kind: 'internship', title: 'Part-Time Cashier' }, 'PART_TIME'],
    [{ kind: 'entry level', duration: '6 months, part time' }, 'PART_TIME'],
    [{ kind: 'entry level', duration: 'Permanent, full-time' }, 'FULL_TIME'],
    [{ kind: 'graduate trainee' }, undefined],
    [{ kind: 'entry level' }, undefined],
  ] as const)('says what kind of work %o is, as far as it is stated', (change, type) => {
    expect(posting(change)?.employmentType).toBe(type);
    expect(Object.keys(posting(change) ?? {}).includes('employmentType')).toBe(type !== undefined);
  });

  it.each([
    ['Nairobi', { addressLocality: 'Nairobi' }],
    ['Ngong Road, Nairobi', { addressLocality: 'Nairobi', streetAddress: 'Ngong Road' }],
    [
      'Delta Towers, Westlands, Nairobi, Kenya',
      { addressLocality: 'Nairobi', streetAddress: 'Delta Towers, Westlands' },
    ],
    ['Kenya', {}],
    [' , ', {}],
  ])('the town of "%s" is no street', (location, expected) => {
    const address = { '@type': 'PostalAddress', addressCountry: 'KE', ...expected };
    expect(posting({ location, county: null })?.jobLocation).toEqual({ '@type': 'Place', address });
  });
});

it('a script element cannot be ended from inside', () => {
  const text = jsonLdText({ '@type': 'Article', headline: '</script><script>alert(1)</script>' });
  expect(text).not.toContain('<');
  expect(JSON.parse(text)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: '</script><script>alert(1)</script>',
  });
});

it('breadcrumbs count from one and have full addresses', () => {
  const steps = [
    { name: 'Internships', href: '/internships' },
    { name: 'Legal Services', href: '/internships/legal-services' },
  ];
  expect(breadcrumbList(steps, at).itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Internships', item: 'https://site.example/internships' },
    {
      '@type': 'ListItem',
      position: 2,
      name: 'Legal Services',
      item: 'https://site.example/internships/legal-services',
    },
  ]);
});

it.each(ARTICLES)('the article $slug says who wrote it, when and where it is', (article) => {
  expect(articleData(article, at)).toMatchObject({
    headline: article.title,
    datePublished: `${article.published}T00:00:00+03:00`,
    dateModified: `${article.updated}T00:00:00+03:00`,
    author: { name: site.name },
    mainEntityOfPage: `https://site.example/career-tips/${article.slug}`,
  });
});

it.each(ARTICLES)('the article $slug was published before it was revised', ({ published, updated }) => {
  expect(Date.parse(published)).toBeLessThanOrEqual(Date.parse(updated));
});

it('the site has its name', () => {
  expect(webSite(at)).toMatchObject({ '@type': 'WebSite', name: 'Mwanzo', url: 'https://site.example/' });
});

it('the organization is the same as on the networks', () => {
  const { sameAs, url, logo } = organization(at);
  expect(sameAs).toHaveLength(4);
  expect({ url, logo }).toEqual({ url: 'https://site.example/', logo: 'https://site.example/icon.svg' });
});
