import { articleBySlug } from '@/lib/content/articles/articles';
import { countyBySlug } from '@/lib/internships/counties/counties';
import { industryById, industryBySlug } from '@/lib/internships/industries/industries';
import { listingAddress } from './listing-path';

/** Stands for every address that is not a page of this site. No path equals it. */
export const OTHER = 'other';

const FIXED: ReadonlySet<string> = new Set([
  '/',
  '/internships',
  '/employers',
  '/career-tips',
  '/contact-us',
  '/data-request',
  '/developers',
  '/feeds',
  '/hiring',
  '/offline',
  '/privacy-policy',
  '/user-agreement',
]);

const MAX_SLUG_LENGTH = 200;

/** Segments that no address on this site has: empty, only dots, or with a slash, a control character or a lone surrogate. */
const ODD = /^\.{0,2}$|[/\\\0-\x1f]|\p{Cs}/u;

function partsOf(path: string): string[] | undefined {
  try {
    return path.replace(/\/$/, '').split('/').slice(1).map(decodeURIComponent);
  } catch {
    return undefined;
  }
}

function listingPath(parts: readonly string[]): string | undefined {
  const address = listingAddress(`/${parts.map(encodeURIComponent).join('/')}`);
  if (!address) return undefined;
  if ('featuredSlug' in address) return `/featured-internships/${encodeURIComponent(address.featuredSlug)}`;
  return `/internships/${industryById(address.industryId)?.slug}/${encodeURIComponent(address.slug)}`;
}

function namedPath(parts: readonly string[]): string | undefined {
  const [list, name = '', slug, ...more] = parts;
  if (more.length > 0 || name === '') return undefined;
  if (list === 'internships' && name === 'in')
    return slug !== undefined && countyBySlug(slug) ? `/internships/in/${slug}` : undefined;
  if (list === 'internships' && slug === undefined) return industryBySlug(name) && `/internships/${name}`;
  if (list === 'internships' || (list === 'featured-internships' && slug === undefined))
    return listingPath(parts);
  if (slug !== undefined) return undefined;
  if (list === 'career-tips') return articleBySlug(name) && `/career-tips/${name}`;
  if (list === 'employers') return `/employers/${encodeURIComponent(name)}`;
  return list === 'report' ? '/report' : undefined;
}

/**
 * The path under which a page view is counted: that of a public page, or of a possible listing or employer, which is looked up
 * later. Otherwise `OTHER`, or undefined for the dashboard and the API, which are not counted. Takes a path without its query.
 */
export function foldPath(path: string): string | undefined {
  const parts = partsOf(path);
  if (!parts) return OTHER;
  if (parts[0] === 'dashboard' || parts[0] === 'api') return undefined;
  const plain = `/${parts.join('/')}`;
  if (FIXED.has(plain)) return plain;
  const isOdd = parts.some((part) => part.length > MAX_SLUG_LENGTH || ODD.test(part));
  return (isOdd ? undefined : namedPath(parts)) ?? OTHER;
}
