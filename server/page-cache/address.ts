import { readProblem } from '@/lib/contact/problems';
import { pageNumber } from '@/lib/platform/paging/paging';
import { FILTERS } from '@/lib/search/search-names';
import { readSearch, SEARCH_NAMES, searchInput } from '@/lib/search/search-schema';

/** What a page reads of its query, by name, as the page understands it. */
type Reader = (
  given: URLSearchParams,
) => Record<string, string | number | readonly (string | number)[] | undefined>;

/** The number of a page, where it says another than the address without it. */
const numbered = (text: string): { page?: number } => {
  const page = pageNumber(text);
  return page === 1 ? {} : { page };
};

const listPage: Reader = (given) => numbered(given.get('page') ?? '');

/** Any of the names, empty or not understood, makes the page one of a search: of everything, where nothing else is left. */
const search: Reader = (given) => {
  if (!SEARCH_NAMES.some((name) => given.has(name))) return {};
  const { page, ...asked } = readSearch(searchInput(given));
  const narrowed = Object.fromEntries(
    ['q' as const, ...FILTERS, 'sort' as const].map((name) => [name, asked[name]]),
  );
  const isEverything = page === 1 && Object.values(narrowed).every((value) => value === undefined);
  return { ...narrowed, ...(page > 1 && { page }), ...(isEverything && { q: '' }) };
};

/** Several fields may be wrong; of a code only what has words is left. */
const contact: Reader = (given) => {
  const code = given.get('problem') ?? '';
  const problem = readProblem(code);
  const fields = Object.keys(problem?.errors ?? {}).join(' ');
  return { sent: given.get('sent') === '1' ? 1 : undefined, problem: problem ? fields || code : undefined };
};

/** The pages that read anything of their query; no other does. */
const READERS: readonly [RegExp, Reader][] = [
  [/^\/internships$/, search],
  [/^\/internships\/(?:in\/)?[^/]+$/, listPage],
  [/^\/contact-us$/, contact],
];

/** A path as every browser writes it: there is nothing to be done. */
const PLAIN = /^[\w/.~-]*$/;

/** One way to write a path of many: each character as it is, or encoded where it has to be. */
const plainPath = (path: string): string =>
  path
    .split('/')
    .map((part) => encodeURIComponent(decodeURIComponent(part)))
    .join('/');

/**
 * The one address of all that lead to the same public page or file: without whatever it does not read of the query.
 * Takes an address whose path can be decoded. Other pages and calls may read anything: theirs says nothing about them.
 */
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
