import { readProblem } from '@/lib/content/contact/problems';
import { readCounty } from '@/lib/internships/counties/counties';
import { widgetCount } from '@/lib/publishing/feeds/widget-count';
import { pageNumber } from '@/lib/platform/pagination/pagination';
import { FILTERS } from '@/lib/search/engine/search-names';
import { readSearch, SEARCH_NAMES, searchInput } from '@/lib/search/engine/search-schema';

/** Returns the query parameters of a page, normalised. */
type Reader = (
  given: URLSearchParams,
) => Record<string, string | number | readonly (string | number)[] | undefined>;

/** The page number, omitted for the first page. */
const numbered = (text: string): { page?: number } => {
  const page = pageNumber(text);
  return page === 1 ? {} : { page };
};

const listPage: Reader = (given) => numbered(given.get('page') ?? '');

const employers: Reader = (given) => ({
  county: readCounty(given.get('county')),
  ...listPage(given),
});

/** Any of these parameters, even if empty or invalid, makes the page a search: for everything if none is valid. */
const search: Reader = (given) => {
  if (!SEARCH_NAMES.some((name) => given.has(name))) return {};
  const { page, ...asked } = readSearch(searchInput(given));
  const narrowed = Object.fromEntries(
    ['q' as const, ...FILTERS, 'sort' as const].map((name) => [name, asked[name]]),
  );
  const isEverything = page === 1 && Object.values(narrowed).every((value) => value === undefined);
  return { ...narrowed, ...(page > 1 && { page }), ...(isEverything && { q: '' }) };
};

const widget: Reader = (given) => ({
  ...search(given),
  count: given.has('count') ? widgetCount(given.get('count')) : undefined,
});

/** Several fields may be wrong; only codes with a message remain. */
const contact: Reader = (given) => {
  const code = given.get('problem') ?? '';
  const problem = readProblem(code);
  const fields = Object.keys(problem?.errors ?? {}).join(' ');
  return { sent: given.get('sent') === '1' ? 1 : undefined, problem: problem ? fields || code : undefined };
};

/** Pages not listed read no query parameters. */
const READERS: readonly [RegExp, Reader][] = [
  [/^\/(?:internships|feeds\/search\.(?:xml|json))$/, search],
  [/^\/feeds\/widget\.html$/, widget],
  [/^\/employers$/, employers],
  [/^\/(?:internships\/(?:in\/)?[^/]+|employers\/[^/]+)$/, listPage],
  [/^\/contact-us$/, contact],
];

const PLAIN = /^[\w/.~-]*$/;

/** Normalises a path: characters are literal unless they must be encoded. */
const plainPath = (path: string): string =>
  path
    .split('/')
    .map((part) => encodeURIComponent(decodeURIComponent(part)))
    .join('/');

/** Drops query parameters that the page does not read. The path must be decodable. Dashboard pages and API calls stay unchanged. */
export function plainAddress(url: string): string {
  if (PLAIN.test(url)) return url;
  const at = url.indexOf('?');
  const path = plainPath(at === -1 ? url : url.slice(0, at));
  const read = at === -1 ? undefined : READERS.find(([pattern]) => pattern.test(path))?.[1];
  const values = Object.entries(read?.(new URLSearchParams(url.slice(at))) ?? {});
  const query = new URLSearchParams(
    values.flatMap(([name, value = []]) => [value].flat().map((one) => [name, String(one)])),
  );
  return query.size > 0 ? `${path}?${query}` : path;
}
