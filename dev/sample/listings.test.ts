import { describe, expect, it } from 'vitest';
import { INDUSTRIES } from '@/lib/internships/industries/industries';
import { internshipSchema } from '@/lib/internships/listings/schemas';
import { pageSlug } from '@/lib/internships/listings/slugs';
import { SAMPLE_INDUSTRIES } from './industries';
import type { SampleListing } from './listing';
import { fieldsOf } from './listings';
import { EMPLOYERS, KNOWN_ACCOUNTS } from './people';
import { OPEN_SUBMISSIONS } from './waiting';

const everyListing = SAMPLE_INDUSTRIES.flatMap(({ industryId, listings }) =>
  listings.map((listing) => ({ listing, fields: fieldsOf(listing, industryId) })),
);
const listingsOf = (industryId: number): SampleListing[] =>
  SAMPLE_INDUSTRIES.filter((industry) => industry.industryId === industryId).flatMap(
    ({ listings }) => listings,
  );
const open = (listings: SampleListing[]) => listings.filter(({ closed }) => !closed);

const TOMORROW = new Date(Date.now() + 24 * 60 * 60 * 1000).toISOString();

describe('the sample listings', () => {
  it('include at least 220, and at least 14 per industry', () => {
    expect(everyListing.length).toBeGreaterThanOrEqual(220);
    for (const { id } of INDUSTRIES)
      expect(listingsOf(id).length, `industry ${id}`).toBeGreaterThanOrEqual(14);
  });

  it('fill three pages of one industry, one page of another and none of a third', () => {
    expect(open(listingsOf(1)).length).toBeGreaterThan(25);
    expect(open(listingsOf(7))).toHaveLength(10);
    expect(open(listingsOf(8))).toHaveLength(0);
  });

  it('include at least ten open featured ones, and about an eighth are closed', () => {
    const all = everyListing.map(({ listing }) => listing);
    expect(open(all).filter(({ featured }) => featured).length).toBeGreaterThanOrEqual(10);
    const closedShare = 1 - open(all).length / all.length;
    expect(closedShare).toBeGreaterThan(0.1);
    expect(closedShare).toBeLessThan(0.16);
  });

  it.each(INDUSTRIES)('pass the validation of the form: $name', ({ id }) => {
    const refused = listingsOf(id).flatMap((listing) => {
      const fields = { ...fieldsOf(listing, id), applicationDeadline: TOMORROW };
      const { error } = internshipSchema.safeParse(fields);
      return error ? [{ title: listing.title, issues: error.issues }] : [];
    });
    expect(refused).toEqual([]);
  });

  it('have unique addresses', () => {
    const addresses = everyListing.map(({ fields }) => `${fields.industryId}/${pageSlug(fields)}`);
    expect(new Set(addresses).size).toBe(addresses.length);
  });

  it('do not share texts', () => {
    const texts = everyListing.map(({ fields }) => fields.descriptionParagraph);
    expect(new Set(texts).size).toBe(texts.length);
  });

  it('link only to reserved domains and invented phone numbers', () => {
    const texts = [
      ...everyListing.map(({ fields }) => [fields.applyLink, ...Object.values(fields).flat()].join(' ')),
      ...OPEN_SUBMISSIONS.map((submission) => Object.values(submission).join(' ')),
    ];
    for (const text of texts) {
      for (const [, domain] of text.matchAll(/(?:@|https?:\/\/)([\w.-]+\w)/g))
        expect(domain).toMatch(/\.example$/);
      for (const [number] of text.matchAll(/\+254\d+/g)) expect(number).toMatch(/^\+254700000\d{3}$/);
    }
  });

  it('belong only to employer accounts', () => {
    const employers = [...KNOWN_ACCOUNTS, ...EMPLOYERS].filter(({ role }) => role === 'employer');
    const owners = new Set(everyListing.flatMap(({ listing }) => listing.employer.owner ?? []));
    expect([...owners].sort()).toEqual(employers.map(({ username }) => username).sort());
    for (const { by } of OPEN_SUBMISSIONS) expect(owners).toContain(by);
  });
});
