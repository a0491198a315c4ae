import { expect, it } from 'vitest';
import { featuredPaths } from './featured-slug';

const listing = (featuredSlug: string, path = `/internships/legal-services/${featuredSlug}`) => ({
  featuredSlug,
  path,
});

it('leads to the featured page of each', () => {
  expect(featuredPaths([listing('kijiji-data-analyst'), listing('tawi-ui-intern')])).toEqual([
    '/featured-internships/kijiji-data-analyst',
    '/featured-internships/tawi-ui-intern',
  ]);
});

it('leads to the own page of an older one with the same company and title', () => {
  const older = listing('tawi-ui-intern', '/internships/media-creative-arts/tawi-ui-intern-2f41');
  expect(featuredPaths([listing('tawi-ui-intern'), older])).toEqual([
    '/featured-internships/tawi-ui-intern',
    older.path,
  ]);
});

it('keeps letters of other alphabets whole', () => {
  expect(featuredPaths([listing('café-stagiaire')])).toEqual(['/featured-internships/caf%C3%A9-stagiaire']);
});

it('is empty of none', () => {
  expect(featuredPaths([])).toEqual([]);
});
