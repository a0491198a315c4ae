import type { ListingFieldName } from '@/lib/internships/listings/listing-fields';

type Group = 'The internship' | 'Where and when' | 'Stipend' | 'Description' | 'Applying';

export interface FormPlace {
  group: Group;
  /** Takes half of the width, if there is room. */
  half?: true;
  hint?: string;
  rows?: number;
  /** The text beside a checkbox, if it differs from the label. */
  question?: string;
}

const POINTS = {
  group: 'Description',
  hint: 'Press Enter for the next item. A pasted list becomes one item per line',
} as const;

export const FORM_LAYOUT: Readonly<Record<ListingFieldName, FormPlace>> = {
  title: { group: 'The internship' },
  company: { group: 'The internship' },
  industryId: { group: 'The internship', half: true },
  kind: { group: 'The internship', half: true },
  location: {
    group: 'Where and when',
    half: true,
    hint: 'For example Westlands, Nairobi',
  },
  county: { group: 'Where and when', half: true, hint: 'Lets people search by county' },
  duration: { group: 'Where and when', half: true, hint: 'For example 3 months' },
  applicationDeadline: { group: 'Where and when', half: true, hint: 'Nairobi time' },
  remote: { group: 'Where and when' },
  stipend: { group: 'Stipend' },
  descriptionIntroHeading: { group: 'Description' },
  descriptionParagraph: { group: 'Description', rows: 8 },
  whyJoinUs: POINTS,
  yourRole: POINTS,
  whatWeLookFor: POINTS,
  niceToHaveSkills: POINTS,
  perksAndBenefits: POINTS,
  applyLink: { group: 'Applying' },
  howToApply: { group: 'Applying', rows: 4 },
  isFeatured: {
    group: 'Applying',
    question: 'Feature this internship: it shows on the home page with a Premium tag',
  },
};

export const FORM_ORDER = Object.keys(FORM_LAYOUT) as ListingFieldName[];
