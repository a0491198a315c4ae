import type { InternshipSummary } from './mapper';

type Featured = Pick<InternshipSummary, 'path' | 'featuredSlug'>;

/**
 * Where each of these featured listings is read, in their order: its featured page, /featured-internships/{slug}.
 * Takes them newest first. Two of the same company and title share that page, which shows the newer one: the older one is read on
 * its own page.
 */
export function featuredPaths(listings: readonly Featured[]): string[] {
  const slugs = listings.map(({ featuredSlug }) => featuredSlug);
  return listings.map(({ path, featuredSlug }, at) =>
    slugs.indexOf(featuredSlug) === at ? `/featured-internships/${encodeURIComponent(featuredSlug)}` : path,
  );
}
