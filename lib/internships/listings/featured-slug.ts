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
 * The slug of a featured listing: company and title in lower case, with only letters, digits and hyphens for spaces, joined by a hyphen.
 * Not unique.
 */
export const featuredSlug = ({ company, title }: Named): string =>
  `${featuredPart(company)}-${featuredPart(title)}`;

type Featured = Pick<InternshipSummary, 'path' | 'featuredSlug'>;

/**
 * The paths of featured listings, in order: /featured-internships/{slug}. Takes them newest first. Of two with the same slug, the older
 * gets the path of its own page.
 */
export function featuredPaths(listings: readonly Featured[]): string[] {
  const slugs = listings.map(({ featuredSlug }) => featuredSlug);
  return listings.map(({ path, featuredSlug }, at) =>
    slugs.indexOf(featuredSlug) === at ? `/featured-internships/${encodeURIComponent(featuredSlug)}` : path,
  );
}
