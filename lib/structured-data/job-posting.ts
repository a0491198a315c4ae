import { industryById } from '@/lib/industries/industries';
import type { PublicInternship, Stipend } from '@/lib/internships/mapper';
import { textParts } from '@/lib/internships/text-parts';
import { site } from '@/lib/platform/core/site';
import type { Kind } from '@/lib/platform/core/vocabulary';
import type { AddressOf, Thing } from './json-ld';

/** The words search engines have for what we list. */
const EMPLOYMENT_TYPE: Record<Kind, 'INTERN' | 'FULL_TIME'> = {
  internship: 'INTERN',
  'industrial attachment': 'INTERN',
  'graduate trainee': 'FULL_TIME',
  'entry level': 'FULL_TIME',
};

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escape = (text: string): string => text.replace(/[&<>]/g, (sign) => ENTITIES[sign] ?? sign);
const element = (name: string, text: string): string =>
  `<${name}>${escape(text).replaceAll('\n', '<br>')}</${name}>`;

/** What the page says of the work, as the HTML this property is read as. */
function descriptionHtml(listing: PublicInternship): string {
  const parts = textParts(listing).flatMap(({ heading, paragraphs, list }) => [
    element('p', heading),
    ...paragraphs.map((paragraph) => element('p', paragraph)),
    list.length > 0 ? `<ul>${list.map((line) => element('li', line)).join('')}</ul>` : '',
  ]);
  return parts.join('');
}

function jobLocation({ location, county }: PublicInternship) {
  const address: Thing = { '@type': 'PostalAddress', addressCountry: site.country };
  if (!/^remote\b/i.test(location)) address.addressLocality = location;
  if (county !== null) address.addressRegion = county;
  return { '@type': 'Place', address };
}

const REMOTE = {
  jobLocationType: 'TELECOMMUTE',
  applicantLocationRequirements: { '@type': 'Country', name: 'Kenya' },
};

/** Stated means: paid, and how much. */
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

/** A listing as search engines for jobs read it; null once it is closed. */
export function jobPosting(listing: PublicInternship, addressOf: AddressOf): Thing<'JobPosting'> | null {
  if (listing.status !== 'Open') return null;
  const salary = baseSalary(listing.stipend);
  return {
    '@type': 'JobPosting',
    title: listing.title,
    description: descriptionHtml(listing),
    datePosted: listing.createdAt,
    validThrough: listing.applicationDeadline,
    employmentType: EMPLOYMENT_TYPE[listing.kind],
    industry: industryById(listing.industryId)?.name,
    hiringOrganization: { '@type': 'Organization', name: listing.company },
    jobLocation: jobLocation(listing),
    ...(listing.remote && REMOTE),
    ...(salary && { baseSalary: salary }),
    identifier: { '@type': 'PropertyValue', name: site.name, value: listing._id },
    directApply: false,
    url: addressOf(listing.path),
  };
}
