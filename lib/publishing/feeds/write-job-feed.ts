import { industryById } from '@/lib/internships/industries/industries';
import type { PublicInternship } from '@/lib/internships/listings/mapper';
import { stipendText } from '@/lib/internships/listings/stipend';
import { site } from '@/lib/platform/core/site';
import { descriptionHtml, employmentType, streetAndTown } from '@/lib/publishing/structured-data/job-posting';
import type { AddressOf } from '@/lib/publishing/structured-data/json-ld';
import { isKnown, type AnsweredMoment } from '@/lib/platform/format/stored-moment';
import { newestOf, writable } from './rss';

/** Google's employment types, as spelt by aggregators. */
const JOB_TYPES: Record<string, string> = {
  VOLUNTEER: 'volunteer',
  PART_TIME: 'parttime',
  INTERN: 'internship',
  FULL_TIME: 'fulltime',
};

/** In the documented format, all text is in CDATA sections. Splits a CDATA end mark inside the text. */
const cdata = (text: string): string => `<![CDATA[${writable(text).replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;

const element = (name: string, text: string | undefined): string =>
  text === undefined || text === '' ? '' : `<${name}>${cdata(text)}</${name}>`;

const day = (at: AnsweredMoment): string | undefined =>
  isKnown(at) ? new Date(at).toUTCString() : undefined;

function jobOf(listing: PublicInternship, addressOf: AddressOf): string {
  const { stipend, location, county, remote } = listing;
  const type = employmentType(listing);
  return [
    '<job>',
    element('title', listing.title),
    element('date', day(listing.createdAt)),
    element('referencenumber', listing._id),
    element('url', addressOf(listing.path)),
    element('company', listing.company),
    element('sourcename', listing.company),
    element('city', streetAndTown(location).town),
    element('state', county ?? undefined),
    element('country', site.country),
    element('description', descriptionHtml(listing)),
    element('salary', stipend.kind === 'not stated' ? undefined : stipendText(stipend)),
    element('jobtype', type && JOB_TYPES[type]),
    element('category', industryById(listing.industryId)?.name),
    element('remotetype', remote ? 'Fully remote' : undefined),
    element('expirationdate', day(listing.applicationDeadline)),
    '</job>',
  ].join('');
}

/**
 * Writes open listings in the XML format of job aggregators, as documented by Indeed: a `source` with one `job` each. Expects the
 * newest first. `now` is the time of an empty feed.
 */
export const writeJobFeed = (
  listings: readonly PublicInternship[],
  { addressOf, now }: { addressOf: AddressOf; now: Date },
): string =>
  [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<source>',
    element('publisher', site.name),
    element('publisherurl', addressOf('/')),
    element('lastBuildDate', day(newestOf(listings, now).toISOString())),
    ...listings.map((listing) => jobOf(listing, addressOf)),
    '</source>',
    '',
  ].join('\n');
