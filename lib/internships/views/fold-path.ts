import { articleBySlug } from '@/lib/content/articles/articles';
import { countyBySlug } from '@/lib/internships/counties/counties';
import { industryById, industryBySlug } from '@/lib/internships/industries/industries';
import { listingAddress } from './listing-path';

/** The path under which addresses are counted that no page of this site has. No path is equal to it. */
export const OTHER = 'other';

/** Public pages that are always there. */
const FIXED: ReadonlySet<string> = new Set([
  '/',
  '/internships',
  '/employers',
  '/career-tips',
  '/contact-us',
  '/data-request',
  '/developers',
  '/offline',
  '/privacy-policy',
  '/user-agreement',
]);

/** Characters of the last part of a path that is looked up in the database. */
const MAX_SLUG_LENGTH = 200;

/** A part that no address of this site has: empty, of dots, with a slash or a control character, or half of a character. */
const ODD = /^\.{0,2}$|[/\\\0-\x1f]|\p{Cs}/u;

/** The parts of a path, decoded; undefined where it cannot be decoded. */
function partsOf(path: string): string[] | undefined {
  try {
    return path.replace(/\/$/, '').split('/').slice(1).map(decodeURIComponent);
  } catch {
    return undefined;
  }
}

/** The path of a listing's page in the one form it is stored in; undefined if the path is of no listing. */
function listingPath(parts: readonly string[]): string | undefined {
  const address = listingAddress(`/${parts.map(encodeURIComponent).join('/')}`);
  if (!address) return undefined;
  if ('featuredSlug' in address) return `/featured-internships/${encodeURIComponent(address.featuredSlug)}`;
  return `/internships/${industryById(address.industryId)?.slug}/${encodeURIComponent(address.slug)}`;
}

/** The path of a page with a name in it. */
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
 * The path under which a page is counted: its own in one form, if it is a public page or may be the page of a listing or an employer, which
 * the database knows; `OTHER` for every other address. Undefined for the dashboard and the API, which are not counted. Takes a path
 * without its query.
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
