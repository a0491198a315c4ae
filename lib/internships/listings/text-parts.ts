import { LISTING_FIELD_ENTRIES } from './listing-fields';
import type { PublicInternship } from './mapper';

export interface TextPart {
  id?: string;
  heading: string;
  paragraphs: string[];
  list: string[];
}

const paragraphsOf = (text: string): string[] =>
  text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');

const about = (listing: PublicInternship): TextPart => ({
  heading: listing.descriptionIntroHeading || 'About the role',
  paragraphs: paragraphsOf(listing.descriptionParagraph),
  list: [],
});

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
