import type { InternshipSummary } from './mapper';
import type { Named } from './slugs';

const featuredPart = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s-]/gu, '')
    .trim()
    .replace(/\s+/g, '-');

/**
 * The slug of a featured listing: company and title in lower case, joined by a hyphen. Keeps letters and digits, and replaces spaces with
 * hyphens. Not unique.
 */
export const featuredSlug = ({ company, title }: Named): string =>
  `${featuredPart(company)}-${featuredPart(title)}`;

type Featured = Pick<InternshipSummary, 'path' | 'featuredSlug'>;

/**
 * Returns the paths of featured listings (newest first) in the same order: /featured-internships/{slug}. If two have the same slug, the
 * older one gets the path of its own page.
 */
export function featuredPaths(listings: readonly Featured[]): string[] {
  const slugs = listings.map(({ featuredSlug }) => featuredSlug);
  return listings.map(({ path, featuredSlug }, at) =>
    slugs.indexOf(featuredSlug) === at ? `/featured-internships/${encodeURIComponent(featuredSlug)}` : path,
  );
}
