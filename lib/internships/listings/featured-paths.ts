import type { InternshipSummary } from './mapper';

type Featured = Pick<InternshipSummary, 'path' | 'featuredSlug'>;

/**
 * The paths of these featured listings, in order: /featured-internships/{slug}.
 * Takes them newest first. Two with the same company and title share that page, which shows the newer one; the
 * older one gets the path of its own page.
 */
export function featuredPaths(listings: readonly Featured[]): string[] {
  const slugs = listings.map(({ featuredSlug }) => featuredSlug);
  return listings.map(({ path, featuredSlug }, at) =>
    slugs.indexOf(featuredSlug) === at ? `/featured-internships/${encodeURIComponent(featuredSlug)}` : path,
  );
}
