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
 * The last part of a featured listing's address: company and title, each lowercased, without anything but letters, digits,
 * spaces and hyphens, spaces as hyphens, joined by a hyphen. Not unique.
 */
export const featuredSlug = ({ company, title }: Named): string =>
  `${featuredPart(company)}-${featuredPart(title)}`;

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
