import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { featuredSlug } from './featured-slug';
import { pageSlug, pageSlugCandidates } from './slugs';

describe('the featured slug', () => {
  test.each([
    ['Safari Labs', 'Software Intern', 'safari-labs-software-intern'],
    ['M-Kopa', 'R&D  (Junior) Intern!', 'm-kopa-rd-junior-intern'],
    ["Ng'ang'a & Sons", 'Clerk 2026', 'nganga-sons-clerk-2026'],
    ['Café Ōkapi', 'Barista', 'café-ōkapi-barista'],
    ['Cafe\u0301', 'Barista', 'café-barista'],
    ['UPPER', 'Lower', 'upper-lower'],
    ['!!!', '???', '-'],
  ])('%s, %s', (company, title, slug) => {
    expect(featuredSlug({ company, title })).toBe(slug);
  });
});

describe('the slug of a page', () => {
  test.each([
    ['Safari Labs', 'Software Intern', 'safari-labs-software-intern'],
    ["Ng'ang'a & Sons", 'Clerk', 'nganga-sons-clerk'],
    ['Café Ōkapi', 'Crème brûlée chef', 'cafe-okapi-creme-brulee-chef'],
    ['北京', '实习生', 'listing'],
    ['???', '', 'listing'],
    ['../..', '%2e%2e', '2e-2e'],
  ])('%s, %s', (company, title, slug) => {
    expect(pageSlug({ company, title })).toBe(slug);
  });

  test('a long one ends between words', () => {
    const slug = pageSlug({ company: 'Kenya Association of Manufacturers', title: 'graduate '.repeat(40) });
    expect(slug).toBe('kenya-association-of-manufacturers-graduate-graduate-graduate-graduate-graduate');
    expect(slug.length).toBeLessThanOrEqual(80);
  });

  test('one endless word is cut', () => {
    expect(pageSlug({ company: 'a'.repeat(500), title: 'b' })).toBe('a'.repeat(80));
  });

  test('whatever the names: a–z, 0–9, single hyphens, 1 to 80 characters', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }), (company, title) => {
        const slug = pageSlug({ company, title });
        expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
        expect(slug.length).toBeLessThanOrEqual(80);
      }),
    );
  });

  test('the plain one is tried first; the last one holds the whole id', () => {
    expect(pageSlugCandidates({ company: 'A', title: 'B' }, '0123456789abcdef01234567')).toEqual([
      'a-b',
      'a-b-4567',
      'a-b-0123456789abcdef01234567',
    ]);
  });
});
