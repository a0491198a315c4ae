import { formatDateTime } from '@/lib/platform/format/dates';
import { stipendText } from '@/lib/internships/listings/stipend';
import { industryById } from '@/lib/internships/industries/industries';
import { byField, type ListingFieldName } from '@/lib/internships/listings/listing-fields';
import type { PublicInternship } from '@/lib/internships/listings/mapper';
import { FORM_ORDER } from './form-layout';

export type Draft = Partial<PublicInternship>;

export interface InternshipFieldsProps {
  draft: Draft;
  errors: Readonly<Record<string, string>>;
  /** Called on edits other than typing. */
  onEdit: () => void;
}

const CONTROLS: Readonly<Record<string, string>> = {
  'stipend.kind': 'stipendKind',
  'stipend.min': 'stipendMin',
  'stipend.max': 'stipendMax',
};

/** Maps controls to messages; errors about a line move to its list. */
export const errorsByControl = (errors: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(errors).map(([path, message]) => [CONTROLS[path] ?? path.split('.')[0] ?? path, message]),
  );

const CONTROL_LABELS: Readonly<Record<string, string>> = {
  ...byField(({ label }) => label),
  stipendKind: 'Stipend',
  stipendMin: 'Stipend, from',
  stipendMax: 'Stipend, to',
  overrideReason: 'Reason to publish it anyway',
};

/** Prefixes each error with its field's name for the summary, because several have the same text. */
export const named = (errors: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(errors).map(([control, message]) => [
      control,
      `${CONTROL_LABELS[control] ?? control}: ${message}`,
    ]),
  );

/** Returns the fields that differ, in the order of the form. */
export const changedFields = (before: Draft, after: Draft): ListingFieldName[] =>
  FORM_ORDER.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));

export function shownOf(listing: PublicInternship, field: ListingFieldName): string {
  const value = listing[field];
  if (field === 'industryId') return industryById(listing.industryId)?.name ?? 'Nothing';
  if (field === 'applicationDeadline') return formatDateTime(listing.applicationDeadline);
  if (field === 'stipend') return stipendText(listing.stipend);
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (Array.isArray(value)) return value.join('\n') || 'Nothing';
  return String(value ?? '') || 'Nothing';
}

/** Resolves a conflict: uses the published values of the fields in `theirs`, and `mine` for all others. */
export function merged(
  mine: PublicInternship,
  theirs: PublicInternship,
  fields: readonly ListingFieldName[],
): PublicInternship {
  return { ...mine, ...Object.fromEntries(fields.map((field) => [field, theirs[field]])) };
}
