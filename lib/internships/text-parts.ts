import type { PublicInternship } from './mapper';

/** One part of what the employer wrote: a heading with paragraphs, or with points. */
export interface TextPart {
  /** For links to it. */
  id?: string;
  heading: string;
  paragraphs: string[];
  list: string[];
}

const LISTS = [
  ['yourRole', 'Your role'],
  ['whatWeLookFor', 'What we look for'],
  ['niceToHaveSkills', 'Nice to have'],
  ['whyJoinUs', 'Why join us'],
  ['perksAndBenefits', 'Perks and benefits'],
] as const;

/** Text as it was written, cut where there is an empty line. */
const paragraphsOf = (text: string): string[] =>
  text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');

/** Everything the employer wrote about a listing, in the order in which it is read; parts without text are left out. */
export function textParts(listing: PublicInternship): TextPart[] {
  const about = {
    heading: listing.descriptionIntroHeading || `About ${listing.company}`,
    paragraphs: paragraphsOf(listing.descriptionParagraph),
    list: [],
  };
  const lists = LISTS.map(([field, heading]) => ({ heading, paragraphs: [], list: listing[field] }));
  const how = {
    id: 'how-to-apply',
    heading: 'How to apply',
    paragraphs: paragraphsOf(listing.howToApply),
    list: [],
  };
  return [about, ...lists, how].filter(({ paragraphs, list }) => paragraphs.length + list.length > 0);
}
