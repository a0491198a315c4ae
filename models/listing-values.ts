import type { Holds, ListingField, Stipend } from './listing-field';
import { LISTING_FIELDS, type ListingFieldName, type ListingFields } from './listing-fields';

type ValueOf<Held extends Holds> = Held extends { kind: 'line' | 'paragraphs' | 'link' }
  ? string
  : Held extends { kind: 'lines' }
    ? string[]
    : Held extends { kind: 'choice'; of: readonly (infer Choice)[] }
      ? Choice | (Held extends { missing: null } ? null : never)
      : Held extends { kind: 'industry' }
        ? number
        : Held extends { kind: 'yes or no' }
          ? boolean
          : Held extends { kind: 'moment' }
            ? Date
            : Stipend;

export type ListingValues = { [Name in ListingFieldName]: ValueOf<ListingFields[Name]['holds']> };

export type RequiredName = {
  [Name in ListingFieldName]: ListingFields[Name]['holds'] extends { required: true } ? Name : never;
}[ListingFieldName];

/** The names of fields with this decision: `NamesWhere<'shown', 'in lists'>`. */
export type NamesWhere<Decision extends keyof ListingField, Choice> = {
  [Name in ListingFieldName]: ListingFields[Name][Decision] extends Choice ? Name : never;
}[ListingFieldName];

export const LISTING_FIELD_ENTRIES = Object.entries(LISTING_FIELDS) as [ListingFieldName, ListingField][];

export function namesWhere<
  Decision extends 'shown' | 'searched' | 'imported' | 'erased',
  const Choice extends ListingField[Decision],
>(decision: Decision, choice: Choice): NamesWhere<Decision, Choice>[] {
  const found = LISTING_FIELD_ENTRIES.filter(([, field]) => field[decision] === choice);
  return found.map(([name]) => name as NamesWhere<Decision, Choice>);
}

export const byField = <Made>(
  make: (field: ListingField, name: ListingFieldName) => Made,
): Record<ListingFieldName, Made> =>
  Object.fromEntries(LISTING_FIELD_ENTRIES.map(([name, field]) => [name, make(field, name)])) as Record<
    ListingFieldName,
    Made
  >;

/** Whether a choice may be null. */
export const takesNull = (holds: Holds): boolean => 'missing' in holds && holds.missing === null;

/** The default of each optional field, also for listings stored before the field existed. */
export const MISSING = Object.fromEntries(
  LISTING_FIELD_ENTRIES.flatMap(([name, { holds }]) =>
    'missing' in holds ? [[name, holds.missing] as const] : [],
  ),
) as unknown as Readonly<Omit<ListingValues, RequiredName>>;

/** The value of a field, or its default. */
export const valueIn = <Name extends ListingFieldName>(
  listing: { readonly [Field in Name]?: ListingValues[Field] },
  name: Name,
): ListingValues[Name] => listing[name] ?? ((MISSING as Partial<ListingValues>)[name] as ListingValues[Name]);
