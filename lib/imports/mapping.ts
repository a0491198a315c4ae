import { z } from 'zod';
import { internshipSchema } from '@/lib/internships/schemas';

const { stipend: _, ...shape } = internshipSchema.shape;

/** Every field a row can fill; what a listing pays has three columns, or is one object in JSON. */
export const IMPORT_FIELDS = [
  ...(Object.keys(shape) as (keyof typeof shape)[]),
  'stipend',
  'stipend.kind',
  'stipend.min',
  'stipend.max',
] as const;
export type ImportField = (typeof IMPORT_FIELDS)[number];

const field = z.enum(IMPORT_FIELDS, {
  error: ({ input }) => `${String(input).slice(0, 100)} is not a field of a listing`,
});
const text = z.string({ error: 'This must be a text' }).max(10_000);

/** How a foreign file is to be read. */
export const mappingSchema = z.strictObject({
  /** Field → the column it is in, where that has another name. */
  columns: z.partialRecord(field, text).default({}),
  /** Field → what it is where a row says nothing. */
  defaults: z.partialRecord(field, text).default({}),
  /** Texts that say nothing, such as "Not Specified". */
  nothing: z.array(text).max(100).default([]),
});

export type Mapping = z.infer<typeof mappingSchema>;

/** The names are those of a listing. */
export const OWN_NAMES: Mapping = { columns: {}, defaults: {}, nothing: [] };

export const columnOf = (name: ImportField, { columns }: Mapping): string =>
  (Object.hasOwn(columns, name) ? columns[name] : undefined) ?? name;

/** The columns of a file that no field is read from. */
export function ignoredColumns(columns: readonly string[], mapping: Mapping): string[] {
  const read = new Set<string>(IMPORT_FIELDS.map((name) => columnOf(name, mapping)));
  return columns.filter((name) => !read.has(name));
}
