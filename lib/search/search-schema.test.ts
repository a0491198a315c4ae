import { describe, expect, it } from 'vitest';
import { readSearch, searchInput, searchSchema } from './search-schema';

const parse = (query: string) => searchSchema.safeParse(searchInput(new URLSearchParams(query)));

describe('a search in an address', () => {
  it('with everything', () =>
    expect(
      parse('q=%20hr%20&industry=3&county=Lamu&kind=internship&pay=paid&remote=yes&closing=7&page=2').data,
    ).toEqual({
      q: 'hr',
      industry: 3,
      county: 'Lamu',
      kind: 'internship',
      pay: 'paid',
      remote: 'yes',
      closing: 7,
      page: 2,
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
});
