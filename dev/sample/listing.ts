import type { County, Kind, StipendKind } from '@/lib/platform/core/vocabulary';

/** An invented employer: where it is, and how it likes to be applied to. */
export interface SampleEmployer {
  name: string;
  location: string;
  county: County;
  /** Where applications go: the start of a web address, a mailto: or a tel: link, on a reserved domain. */
  apply: string;
  howToApply: string;
  /** Username of the account that submitted its listings; without one the office wrote them. */
  owner?: string;
}

export interface SampleStipend {
  kind: StipendKind;
  /** Whole Kenya shillings a month. */
  min: number | null;
  max: number | null;
}

/** Several lines of one list of a listing, parted by " | ". */
type Lines = string;

interface Text {
  heading?: string;
  description: string;
  howToApply?: string;
  whyJoinUs?: Lines;
  yourRole?: Lines;
  whatWeLookFor?: Lines;
  niceToHaveSkills?: Lines;
  perksAndBenefits?: Lines;
}

interface Circumstances {
  featured?: boolean;
  /** Its deadline has passed. */
  closed?: boolean;
  /** Days until the deadline, 0 for the end of today; without it a day is picked. */
  closes?: number;
  /** Days since it was listed; without it a day is picked. */
  posted?: number;
  /** Where this one is, when not at the employer's own place. */
  place?: [location: string, county: County];
  remote?: boolean;
}

export interface SampleListing extends Text, Circumstances {
  employer: SampleEmployer;
  title: string;
  kind: Kind;
  duration: string;
  stipend: SampleStipend;
}

export interface SampleIndustry {
  industryId: number;
  listings: SampleListing[];
}

export const employer = (
  name: string,
  location: string,
  county: County,
  apply: string,
  howToApply: string,
  owner?: string,
): SampleEmployer => ({ name, location, county, apply, howToApply, ...(owner && { owner }) });

export const listing = (
  by: SampleEmployer,
  title: string,
  kind: Kind,
  duration: string,
  stipend: SampleStipend,
  rest: Text & Circumstances,
): SampleListing => ({ employer: by, title, kind, duration, stipend, ...rest });

/** A stipend of so many Kenya shillings a month. */
export const paid = (min: number, max = min): SampleStipend => ({ kind: 'paid', min, max });
export const UNPAID: SampleStipend = { kind: 'unpaid', min: null, max: null };
export const NOT_STATED: SampleStipend = { kind: 'not stated', min: null, max: null };

/** The single lines of a list. */
export const lines = (list: Lines | undefined): string[] =>
  list === undefined ? [] : list.split('|').map((line) => line.trim());

/** Where to apply for this very listing: its page at the employer, or a mail with its title as subject. */
export function applyLink({ employer: { apply }, title }: SampleListing): string {
  if (apply.startsWith('mailto:')) return `${apply}?subject=${encodeURIComponent(title)}`;
  if (apply.startsWith('tel:')) return apply;
  return `${apply}/${title
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .join('-')}`;
}
