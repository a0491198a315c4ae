/** The fields of a listing for the interface. No database and no zod here: the browser may import it. */
export { LISTING_FIELDS, type ListingFieldName } from '@/models/listing-fields';
export { byField, LISTING_FIELD_ENTRIES, MISSING, takesNull } from '@/models/listing-values';
