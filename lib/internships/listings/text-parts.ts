import { LISTING_FIELD_ENTRIES } from './listing-fields';
import type { PublicInternship } from './mapper';

/** A section of a listing: a heading with paragraphs or list items. */
export interface TextPart {
  /** The id for links to it. */
  id?: string;
  heading: string;
  paragraphs: string[];
  list: string[];
}

/** Splits a text at empty lines. */
const paragraphsOf = (text: string): string[] =>
  text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');

const about = (listing: PublicInternship): TextPart => ({
  heading: listing.descriptionIntroHeading || `About ${listing.company}`,
  paragraphs: paragraphsOf(listing.descriptionParagraph),
  list: [],
});

/** The text sections of a listing in the order of its page, without empty ones. */
export function textParts(listing: PublicInternship): TextPart[] {
  const others = LISTING_FIELD_ENTRIES.flatMap(([name, { page }]) => {
    if (typeof page !== 'object' || !('text' in page)) return [];
    const value = listing[name];
    const list = Array.isArray(value) ? value : [];
    const paragraphs = typeof value === 'string' ? paragraphsOf(value) : [];
    return [{ ...(page.id !== undefined && { id: page.id }), heading: page.text, paragraphs, list }];
  });
  return [about(listing), ...others].filter(({ paragraphs, list }) => paragraphs.length + list.length > 0);
}
