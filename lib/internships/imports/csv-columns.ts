import { z } from 'zod';
import { INDUSTRIES } from '@/lib/internships/industries/industries';
import { namesWhere, type NamesWhere } from '@/models/listing-values';
import { DAY_ORDERS } from '@/lib/platform/format/read-moment';
import { columnKey } from './column-key';

const PARTS = ['kind', 'min', 'max'] as const;

type WithParts = NamesWhere<'imported', 'columns of its parts'>;

/** Every import column. A stipend takes three columns, or one object in JSON. */
export type ImportField =
  NamesWhere<'imported', 'its column'> | WithParts | `${WithParts}.${(typeof PARTS)[number]}`;

export const IMPORT_FIELDS: readonly ImportField[] = [
  ...namesWhere('imported', 'its column'),
  ...namesWhere('imported', 'columns of its parts').flatMap((name) => [
    name,
    ...PARTS.map((part) => `${name}.${part}` as const),
  ]),
];

const field = z.enum(IMPORT_FIELDS);

const byField = <Value extends z.ZodType>(value: Value) =>
  z.partialRecord(field, value, {
    error: ({ code, keys }: { code?: string; keys?: readonly string[] }) =>
      code === 'unrecognized_keys' && keys
        ? `${keys.join(', ').slice(0, 100)} isn’t a listing field. The fields are ${IMPORT_FIELDS.join(', ')}`
        : undefined,
  });

export function industryIdOf(text: string): number | undefined {
  const wanted = text.trim().toLowerCase();
  return INDUSTRIES.find(
    ({ id, slug, name }) => String(id) === wanted || slug === wanted || name.toLowerCase() === wanted,
  )?.id;
}

const industry = z
  .union([z.string(), z.number()], { error: 'An industry is a number, a name or an address' })
  .transform((given, context) => {
    const id = industryIdOf(String(given));
    if (id !== undefined) return id;
    const all = INDUSTRIES.map(({ slug }) => slug).join(', ');
    context.addIssue(`${String(given).slice(0, 100)} isn’t an industry. The industries are ${all}`);
    return z.NEVER;
  });

/** Words in a title that decide its industry. The first matching rule wins; a rule without words always matches. */
export const industryRulesSchema = z
  .array(
    z.strictObject({
      industry,
      words: z.array(z.string().trim().min(1).max(100)).max(500).default([]),
    }),
    { error: 'Industry rules are a list of {"industry": …, "words": […]}' },
  )
  .max(200);

export type IndustryRules = z.infer<typeof industryRulesSchema>;

const text = z.string({ error: 'This must be text' }).max(10_000);

export const mappingSchema = z.strictObject({
  /** Maps fields to columns with other names. */
  columns: byField(text).default({}),
  /** Default values for empty cells, by field. */
  defaults: byField(text).default({}),
  /** Strings that count as empty, such as "Not Specified". */
  nothing: z.array(text).max(100).default([]),
  /** Which number is the day in a date such as 3/4/2027. */
  dates: z.enum(DAY_ORDERS, { error: 'Dates are "day first" or "month first"' }).optional(),
  industries: industryRulesSchema.default([]),
});

export type Mapping = z.infer<typeof mappingSchema>;

/** The columns have the names of the fields. */
export const OWN_NAMES: Mapping = { columns: {}, defaults: {}, nothing: [], industries: [] };

export const columnOf = (name: ImportField, { columns }: Mapping): string =>
  (Object.hasOwn(columns, name) ? columns[name] : undefined) ?? name;

/** The column that a file of refused rows has in addition. The import does not read it. */
export const REASON_COLUMN = 'Why it was refused';

/** Column names that no field uses, except the one with the reason. */
export function ignoredColumns(columns: readonly string[], mapping: Mapping): string[] {
  const known = new Set<string>([
    ...IMPORT_FIELDS.map((name) => columnKey(columnOf(name, mapping))),
    columnKey(REASON_COLUMN),
  ]);
  return columns.filter((name) => !known.has(columnKey(name)));
}
