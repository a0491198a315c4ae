import { industryById } from '@/lib/internships/industries/industries';
import type { PublicInternship, Stipend } from '@/lib/internships/listings/mapper';
import { textParts } from '@/lib/internships/listings/text-parts';
import { site } from '@/lib/platform/core/site';
import type { Kind } from '@/lib/platform/core/vocabulary';
import { isKnown } from '@/lib/platform/format/stored-moment';
import type { AddressOf, Thing } from './json-ld';

/** The kinds that map to Google's `INTERN`. */
const LEARNING: readonly Kind[] = ['internship', 'industrial attachment'];
const VOLUNTARY = /\bvolunteer/i;
const PART_TIME = /\bpart[- ]?time\b/i;
const FULL_TIME = /\bfull[- ]?time\b/i;

/** The employment type, from the kind or from words in the title and duration. Undefined if not stated. */
export function employmentType({ kind, title, duration }: PublicInternship): string | undefined {
  const stated = `${title} ${duration}`;
  if (kind === 'volunteer' || VOLUNTARY.test(stated)) return 'VOLUNTEER';
  if (kind === 'part-time' || PART_TIME.test(stated)) return 'PART_TIME';
  if (LEARNING.includes(kind)) return 'INTERN';
  return FULL_TIME.test(stated) ? 'FULL_TIME' : undefined;
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escape = (text: string): string => text.replace(/[&<>]/g, (sign) => ENTITIES[sign] ?? sign);
const element = (name: string, text: string): string =>
  `<${name}>${escape(text).replaceAll('\n', '<br>')}</${name}>`;

/** Writes the description as HTML, because crawlers parse it as HTML. */
export function descriptionHtml(listing: PublicInternship): string {
  const parts = textParts(listing).flatMap(({ heading, paragraphs, list }) => [
    element('p', heading),
    ...paragraphs.map((paragraph) => element('p', paragraph)),
    list.length > 0 ? `<ul>${list.map((line) => element('li', line)).join('')}</ul>` : '',
  ]);
  return parts.join('');
}

/** Splits "Ngong Road, Nairobi, Kenya" into a street and a town, which comes last, before the country. */
export function streetAndTown(location: string): { street: string; town: string } {
  const parts = location.split(',').map((part) => part.trim());
  const places = parts.filter((part) => part !== '' && !/^kenya$/i.test(part));
  return { street: places.slice(0, -1).join(', '), town: places.at(-1) ?? '' };
}

function jobLocation({ location, county }: PublicInternship) {
  const address: Thing = { '@type': 'PostalAddress', addressCountry: site.country };
  const { street, town } = streetAndTown(location);
  if (!/^remote\b/i.test(location)) {
    if (town !== '') address.addressLocality = town;
    if (street !== '') address.streetAddress = street;
  }
  if (county !== null) address.addressRegion = county;
  return { '@type': 'Place', address };
}

const REMOTE = {
  jobLocationType: 'TELECOMMUTE',
  applicantLocationRequirements: { '@type': 'Country', name: 'Kenya' },
};

function baseSalary({ kind, min, max }: Stipend) {
  if (kind !== 'paid' || (min === null && max === null)) return undefined;
  const amount =
    min === max
      ? { value: min }
      : { ...(min !== null && { minValue: min }), ...(max !== null && { maxValue: max }) };
  return {
    '@type': 'MonetaryAmount',
    currency: 'KES',
    value: { '@type': 'QuantitativeValue', ...amount, unitText: 'MONTH' },
  };
}

/** A listing for job search engines. Null if it is closed or paused, or if its publication day, which is required, is unknown. */
export function jobPosting(listing: PublicInternship, addressOf: AddressOf): Thing<'JobPosting'> | null {
  if (listing.status !== 'Open' || listing.paused || !isKnown(listing.createdAt)) return null;
  const salary = baseSalary(listing.stipend);
  const type = employmentType(listing);
  return {
    '@type': 'JobPosting',
    title: listing.title,
    description: descriptionHtml(listing),
    datePosted: listing.createdAt,
    validThrough: listing.applicationDeadline,
    ...(type && { employmentType: type }),
    industry: industryById(listing.industryId)?.name,
    hiringOrganization: {
      '@type': 'Organization',
      name: listing.company,
      ...(listing.employer?.badge?.kind === 'verified' && {
        sameAs: addressOf(`/employers/${listing.employer.slug}`),
      }),
      ...(listing.employer?.logo && { logo: addressOf(listing.employer.logo) }),
    },
    jobLocation: jobLocation(listing),
    ...(listing.remote && REMOTE),
    ...(salary && { baseSalary: salary }),
    identifier: { '@type': 'PropertyValue', name: site.name, value: listing._id },
    directApply: false,
    url: addressOf(listing.path),
  };
}
