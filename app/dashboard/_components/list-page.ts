import { redirect } from 'next/navigation';
import { z } from 'zod';
import { ID } from '@/lib/platform/db/ids';
import { pageNumber, type Paged } from '@/lib/platform/pagination/pagination';

export interface ListProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export const readPage = async ({ searchParams }: ListProps): Promise<number> =>
  pageNumber((await searchParams).page);

/** Maximum length of a filter's value in a title, in characters. */
const MAX_IN_TITLE = 60;

/** The schema of each filter; a filter without a schema accepts any text. */
type Schemas = Readonly<Record<string, z.ZodType>>;

/** False for a blank or invalid value, which does not filter the list. */
function isFilter([name, value]: readonly [string, unknown], schemas: Schemas): boolean {
  if (typeof value !== 'string' || value.trim() === '') return false;
  return !Object.hasOwn(schemas, name) || schemas[name]?.safeParse(value).success === true;
}

/** A unique title for each page of a list, with its filters, its question (`ask`) and its page number. */
export async function listTitle(
  name: string,
  { searchParams }: ListProps,
  schemas: Schemas = {},
): Promise<string> {
  const { page, id: _, ...filters } = await searchParams;
  const chosen = Object.entries(filters)
    .filter((entry): entry is [string, string] => isFilter(entry, schemas))
    .map(([, value]) => value.slice(0, MAX_IN_TITLE));
  const number = pageNumber(page);
  return [name, ...chosen, ...(number > 1 ? [`page ${number}`] : [])].join(', ');
}

type Query = Readonly<Record<string, string>>;

type Given = Awaited<ListProps['searchParams']>;

function filtersIn<Name extends string>(
  given: Given,
  names: readonly Name[],
  schemas: Schemas,
): Partial<Record<Name, string>> {
  const entries = names.map((name) => [name, given[name]] as const);
  return Object.fromEntries(entries.filter((entry) => isFilter(entry, schemas))) as Partial<
    Record<Name, string>
  >;
}

/** Skips blank and invalid filters. */
export const readFilters = async <Name extends string>(
  { searchParams }: ListProps,
  names: readonly Name[],
  schemas: Schemas = {},
): Promise<Partial<Record<Name, string>>> => filtersIn(await searchParams, names, schemas);

const askedSchema = z.object({ ask: z.string(), id: z.string().regex(ID) });

/** The action on a row that the address asks about, for browsers without JavaScript. */
export type Asked = z.infer<typeof askedSchema>;

export const readAsked = async ({ searchParams }: ListProps): Promise<Asked | undefined> =>
  askedSchema.safeParse(await searchParams).data;

export function narrowedHref(path: string, filters: Query, page = 1): string {
  const query = new URLSearchParams(filters);
  if (page > 1) query.set('page', String(page));
  return query.size > 0 ? `${path}?${query.toString()}` : path;
}

/** The address of the list that a form was on. Takes the list's query; keeps its valid filters and its page. */
export function listAddress(path: string, query: string, schemas: Schemas): string {
  const given = Object.fromEntries(new URLSearchParams(query));
  return narrowedHref(path, filtersIn(given, Object.keys(schemas), schemas) as Query, pageNumber(given.page));
}

/** Redirects to the last page if the requested page is past the end. */
export function keepWithin(path: string, { page, totalPages }: Paged, filters: Query = {}): void {
  if (page > totalPages) redirect(narrowedHref(path, filters, totalPages));
}
