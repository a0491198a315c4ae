import { describe, expect, it } from 'vitest';
import { fieldErrors } from '@/dev/testing/client/field-errors';
import { readSearch, searchInput, searchSchema } from './search-schema';

const parse = (query: string) => searchSchema.safeParse(searchInput(new URLSearchParams(query)));

describe('a search in an address', () => {
  it('with everything', () =>
    expect(
      parse('q=%20hr%20&industry=3&county=Lamu&kind=internship&pay=paid&remote=yes&closing=7&page=2').data,
    ).toEqual({
      q: 'hr',
      industry: [3],
      county: ['Lamu'],
      kind: ['internship'],
      pay: 'paid',
      remote: 'yes',
      closing: 7,
      page: 2,
    }));

  it('with several values of a filter, each once, and an order', () =>
    expect(parse('county=Lamu&county=Kwale&county=Lamu&closes=14&sort=pay').data).toEqual({
      county: ['Kwale', 'Lamu'],
      closing: 14,
      sort: 'pay',
      page: 1,
    }));

  it.each(['', 'q=&industry=&county=&pay=', 'q[$ne]=x&$where=1', 'page=-1'])(
    '%o asks for everything',
    (query) => expect(parse(query).data).toEqual({ page: 1 }),
  );

  it.each(['industry=17', 'industry=x', 'county=Atlantis', 'kind=job', 'pay=1', 'remote=maybe', 'closing=8'])(
    '%s is refused, and left out where a page reads it',
    (query) => {
      expect(parse(query).success).toBe(false);
      expect(readSearch(searchInput(new URLSearchParams(query)))).toEqual({ page: 1 });
    },
  );

  it('may leave everything out', () => expect(searchSchema.parse({})).toEqual({ page: 1 }));

  it('of any length is cut', () => expect(parse(`q=${'x'.repeat(10_240)}`).data?.q).toHaveLength(120));

  it('says of each name what it may be', () =>
    expect(
      fieldErrors(searchSchema, {
        q: { $ne: '' },
        industry: 17,
        county: 'Atlantis',
        kind: 'job',
        pay: 'much',
        remote: 'no',
        closing: 8,
      }),
    ).toEqual({
      q: 'q must be text',
      industry: `industry must be one of: ${Array.from({ length: 16 }, (_, index) => index + 1).join(', ')}`,
      county: expect.stringMatching(/^county must be one of: Mombasa, Kwale, .*, Nairobi City$/) as string,
      kind: 'kind must be one of: internship, industrial attachment, graduate trainee, entry level, part-time, volunteer',
      pay: 'pay must be one of: paid, unpaid',
      remote: 'remote must be one of: yes',
      closing: 'closing must be one of: 7, 14, 30',
    }));
});

describe('a search of a page', () => {
  it('takes several values of some filters, the first of the others, and what it understands beside what it does not', () =>
    expect(
      readSearch({ q: ['nurse', 'farm'], industry: ['3', '4'], county: 'Atlantis', other: 'x', page: '2' }),
    ).toEqual({ q: 'nurse', industry: [3, 4], page: 2 }));

  it('may be none at all', () => expect(readSearch({})).toEqual({ page: 1 }));
});
