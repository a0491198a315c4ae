import { industryById } from '@/lib/internships/industries/industries';
import type { ListingField } from '@/models/listing-field';
import { LISTING_FIELDS } from '@/models/listing-fields';
import { namesWhere, valueIn, type ListingValues, type NamesWhere } from '@/models/listing-values';

export type Place = Exclude<ListingField['searched'], 'nowhere'>;
export type ListingText = Record<Place, string>;

const NAMES = {
  title: namesWhere('searched', 'title'),
  employer: namesWhere('searched', 'employer'),
  place: namesWhere('searched', 'place'),
  about: namesWhere('searched', 'about'),
  text: namesWhere('searched', 'text'),
};

type Searched = NamesWhere<'searched', Place>;
export const TEXT_FIELDS: readonly Searched[] = Object.values(NAMES).flat();

export type TextFields = { readonly [Name in Searched]?: ListingValues[Name] };

function textOf(listing: TextFields, name: Searched): string {
  const value = valueIn(listing, name);
  if (LISTING_FIELDS[name].holds.kind === 'industry') return industryById(Number(value))?.name ?? '';
  return Array.isArray(value) ? value.join('\n') : String(value ?? '');
}

const partOf = (listing: TextFields, names: readonly Searched[]): string =>
  names.map((name) => textOf(listing, name)).join('\n');

/** Returns the text of each part of a listing. `LISTING_FIELDS` defines which fields are searched. */
export const listingText = (listing: TextFields): ListingText => ({
  title: partOf(listing, NAMES.title),
  employer: partOf(listing, NAMES.employer),
  place: partOf(listing, NAMES.place),
  about: partOf(listing, NAMES.about),
  text: partOf(listing, NAMES.text),
});
