import { momentOfDeadline } from '@/lib/internships/listings/latest-deadline';
import { byField } from '@/lib/internships/listings/listing-fields';
import type { PublicInternship } from '@/lib/internships/listings/mapper';
import type { OwnTexts } from '@/lib/internships/listings/read-own-texts';
import { statusAt } from '@/lib/internships/listings/open-status';
import { readMoment } from '@/lib/platform/format/read-moment';

const blank = byField(({ holds }) =>
  'missing' in holds ? holds.missing : '',
) as unknown as PublicInternship;

const whole = (amount: unknown): number | null => (typeof amount === 'number' ? amount : null);

/** Returns the listing that a draft would become. Its fields are not validated. */
export function draftListing(fields: Partial<OwnTexts>, now: Date): PublicInternship {
  const applicationDeadline = momentOfDeadline(readMoment(fields.applicationDeadline ?? '')) ?? '';
  const at = new Date(applicationDeadline);
  const { kind, min, max } = fields.stipend ?? blank.stipend;
  return {
    ...blank,
    ...fields,
    ...{ _id: '', path: '', featuredSlug: '', updatedAt: '' },
    createdAt: now.toISOString(),
    industryId: fields.industryId ?? 0,
    stipend: { kind, min: whole(min), max: whole(max) },
    applicationDeadline,
    status: Number.isNaN(at.getTime()) ? 'Open' : statusAt(at, now),
  };
}
