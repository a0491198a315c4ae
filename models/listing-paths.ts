import { Schema, type SchemaDefinition } from 'mongoose';
import type { Holds } from './listing-field';
import { LISTING_FIELDS, type ListingFieldName } from './listing-fields';
import { byField, takesNull, type ListingValues } from './listing-values';
import { INDUSTRY_IDS, STIPEND_KINDS } from './vocabulary';

const stipend = new Schema(
  {
    kind: { type: String, enum: STIPEND_KINDS, default: 'not stated' },
    min: { type: Number, default: null },
    max: { type: Number, default: null },
  },
  { _id: false },
);

function typeOf(holds: Holds) {
  switch (holds.kind) {
    case 'line':
    case 'paragraphs':
    case 'link':
      return { type: String };
    case 'lines':
      return { type: [String] };
    case 'choice':
      return { type: String, enum: takesNull(holds) ? [...holds.of, null] : holds.of };
    case 'industry':
      return { type: Number, enum: INDUSTRY_IDS };
    case 'yes or no':
      return { type: Boolean };
    case 'moment':
      return { type: Date };
    case 'stipend':
      return { type: stipend };
  }
}

export const LISTING_PATHS = byField(({ holds }) => ({
  ...typeOf(holds),
  ...('missing' in holds ? { default: () => structuredClone(holds.missing) } : { required: true }),
})) as SchemaDefinition<ListingValues>;

export const requiredPaths = <Name extends ListingFieldName>(names: readonly Name[]) =>
  Object.fromEntries(
    names.map((name) => [name, { ...typeOf(LISTING_FIELDS[name].holds), required: true }]),
  ) as SchemaDefinition<Pick<ListingValues, Name>>;

export const optionalPaths = <Name extends ListingFieldName>(names: readonly Name[]) =>
  Object.fromEntries(
    names.map((name) => [name, { ...typeOf(LISTING_FIELDS[name].holds), default: undefined }]),
  ) as SchemaDefinition<Partial<Pick<ListingValues, Name>>>;
