import { industryBySlug } from '@/lib/internships/industries/industries';

export type ListingAddress = { industryId: number; slug: string } | { featuredSlug: string };

/** `/internships/in/{county}` is the list of a county. */
const OWN_PAGE = /^\/internships\/(?!in\/)([^/?#]+)\/([^/?#]+)$/;
const FEATURED_PAGE = /^\/featured-internships\/([^/?#]+)$/;

/** True if this path, without its query, may be a listing's page. */
export const isListingPath = (path: string): boolean => OWN_PAGE.test(path) || FEATURED_PAGE.test(path);

function decoded(part: string): string {
  try {
    return decodeURIComponent(part).normalize('NFC');
  } catch {
    return part;
  }
}

export function listingAddress(path: string): ListingAddress | undefined {
  const [, featuredSlug] = FEATURED_PAGE.exec(path) ?? [];
  if (featuredSlug !== undefined) return { featuredSlug: decoded(featuredSlug) };
  const [, industrySlug = '', slug = ''] = OWN_PAGE.exec(path) ?? [];
  const industry = industryBySlug(decoded(industrySlug));
  return industry && { industryId: industry.id, slug: decoded(slug) };
}
