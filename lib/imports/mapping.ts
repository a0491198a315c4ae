import { z } from 'zod';
import { namesWhere, type NamesWhere } from '@/models/listing-values';

const PARTS = ['kind', 'min', 'max'] as const;

type WithParts = NamesWhere<'imported', 'columns of its parts'>;

/** Every field of a row. A stipend is three columns, or one object in JSON. */
export type ImportField =
  NamesWhere<'imported', 'its column'> | WithParts | `${WithParts}.${(typeof PARTS)[number]}`;

export const IMPORT_FIELDS: readonly ImportField[] = [
  ...namesWhere('imported', 'its column'),
  ...namesWhere('imported', 'columns of its parts').flatMap((name) => [
    name,
    ...PARTS.map((part) => `${name}.${part}` as const),
  ]),
];

const field = z.enum(IMPORT_FIELDS, {
  error: ({ input }) => `${String(input).slice(0, 100)} is not a field of a listing`,
});
const text = z.string({ error: 'This must be a text' }).max(10_000);

/** How to read a file with other column names. */
export const mappingSchema = z.strictObject({
  /** Field → its column, if that has another name. */
  columns: z.partialRecord(field, text).default({}),
  /** Field → its default for empty cells. */
  defaults: z.partialRecord(field, text).default({}),
  /** Texts that count as empty, such as "Not Specified". */
  nothing: z.array(text).max(100).default([]),
});

export type Mapping = z.infer<typeof mappingSchema>;

/** Field names of a listing. */
export const OWN_NAMES: Mapping = { columns: {}, defaults: {}, nothing: [] };

export const columnOf = (name: ImportField, { columns }: Mapping): string =>
  (Object.hasOwn(columns, name) ? columns[name] : undefined) ?? name;

/** The columns of a file that are ignored. */
export function ignoredColumns(columns: readonly string[], mapping: Mapping): string[] {
  const read = new Set<string>(IMPORT_FIELDS.map((name) => columnOf(name, mapping)));
  return columns.filter((name) => !read.has(name));
}
