import { byField } from '@/lib/internships/listing-fields';
import type { PublicInternship } from '@/lib/internships/mapper';
import type { OwnTexts } from '@/lib/internships/read-own-texts';
import { statusAt } from '@/lib/internships/visibility';
import { NAIROBI_OFFSET } from '@/lib/platform/format/nairobi';

const blank = byField(({ holds }) =>
  'missing' in holds ? holds.missing : '',
) as unknown as PublicInternship;

/** A day as typed, as the end of that day; a time stays. */
const endOf = (deadline: string): string =>
  /^\d{4}-\d\d-\d\d$/.test(deadline) ? `${deadline}T23:59:59${NAIROBI_OFFSET}` : deadline;

const whole = (amount: unknown): number | null => (typeof amount === 'number' ? amount : null);

/** The listing that what was written so far would become. Takes the fields of a draft, of which nothing was checked. */
export function draftListing(fields: Partial<OwnTexts>, now: Date): PublicInternship {
  const applicationDeadline = endOf(fields.applicationDeadline ?? '');
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
