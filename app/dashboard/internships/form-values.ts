import {
  byField,
  LISTING_FIELDS,
  takesNull,
  type ListingFieldName,
} from '@/lib/internships/listings/listing-fields';
import type { Answered, PublicInternship, Stipend } from '@/lib/internships/listings/mapper';
import { typedLines } from '@/lib/platform/format/typed-text';
import { linesOf } from '@/lib/platform/format/lines-of';
import { inNairobi } from '@/lib/platform/format/nairobi';
import { readAmount } from '@/lib/platform/format/read-amount';
import { statusAt } from '@/lib/internships/listings/open-status';
import { TIME_ZONE } from '@/lib/platform/core/locale';
import type { StipendKind } from '@/lib/platform/core/vocabulary';
import { BAD_DATE } from '@/lib/platform/format/dates';
import type { AnsweredMoment } from '@/lib/platform/format/stored-moment';
import type { Draft } from './draft';

/** A typed amount, as a number if it is valid. */
type Amount = number | string | null;

export interface FormValues extends Omit<
  Answered<ListingFieldName>,
  'industryId' | 'stipend' | 'applicationDeadline'
> {
  applicationDeadline: string;
  industryId: number | null;
  stipend: { kind: StipendKind; min: Amount; max: Amount };
}

/** Whether a string is an ISO 8601 moment. Browsers parse other formats differently. */
const isMoment = (text: string): boolean => /^\d{4}-\d\d-\d\dT/.test(text) && !Number.isNaN(Date.parse(text));

/** Converts a moment to Nairobi time for a datetime-local control: 2026-11-30T17:00. Leaves other formats unchanged. */
export function toLocal(iso: AnsweredMoment = ''): string {
  if (iso === null || iso === BAD_DATE) return '';
  if (!isMoment(iso)) return iso;
  const date = new Date(iso);
  return date.toLocaleString('sv-SE', { timeZone: TIME_ZONE }).replace(' ', 'T').slice(0, 16);
}

const textOf = (form: FormData, name: string): string => String(form.get(name) ?? '').trim();

/** The items of a list: one per control or, without JavaScript, one per line. */
const itemsOf = (form: FormData, name: string): string[] =>
  form
    .getAll(name)
    .map((item) => typedLines(String(item)))
    .flatMap((item) => (item.includes('\n') ? linesOf(item) : [item]))
    .filter((item) => item !== '');

/** Returns an invalid amount as text, so that it is refused with a reason. */
export function amountOf(form: FormData, name: string): Amount {
  const text = textOf(form, name);
  if (text === '') return null;
  const read = readAmount(text);
  return 'amount' in read ? read.amount : text;
}

function stipendOf(form: FormData): FormValues['stipend'] {
  const kind = textOf(form, 'stipendKind') as StipendKind;
  if (kind !== 'paid') return { kind, min: null, max: null };
  return { kind, min: amountOf(form, 'stipendMin'), max: amountOf(form, 'stipendMax') };
}

/** An unedited moment keeps its seconds, which the control does not show. */
function momentOf(form: FormData, name: ListingFieldName, draft: Draft): string {
  const local = textOf(form, name);
  if (local === '') return '';
  const before = draft[name];
  const isSame = typeof before === 'string' && local === toLocal(before);
  return isSame ? before : inNairobi(local);
}

function valueOf(form: FormData, name: ListingFieldName, draft: Draft): unknown {
  const { holds } = LISTING_FIELDS[name];
  switch (holds.kind) {
    case 'line':
    case 'paragraphs':
    case 'link':
      return textOf(form, name);
    case 'lines':
      return itemsOf(form, name);
    case 'choice':
      return takesNull(holds) ? textOf(form, name) || null : textOf(form, name);
    case 'industry':
      return textOf(form, name) === '' ? null : Number(textOf(form, name));
    case 'yes or no':
      return form.has(name);
    case 'moment':
      return momentOf(form, name, draft);
    case 'stipend':
      return stipendOf(form);
  }
}

export const valuesOf = (form: FormData, draft: Draft): FormValues =>
  byField((_, name) => valueOf(form, name, draft)) as unknown as FormValues;

export const REASON_FIELD = 'overrideReason';
/** The version and deadline that were read, so that an unedited deadline keeps its seconds. */
export const VERSION_FIELD = 'updatedAt';
export const DEADLINE_FIELD = 'deadlineBefore';

export const LISTING_CONTROLS: readonly string[] = [
  ...Object.keys(LISTING_FIELDS).filter((name) => name !== 'stipend'),
  ...['stipendKind', 'stipendMin', 'stipendMax'],
  REASON_FIELD,
];

/** Converts the form for the API. */
export function listingData(form: FormData): Record<string, unknown> {
  const reason = form.get(REASON_FIELD);
  return {
    ...valuesOf(form, { applicationDeadline: textOf(form, DEADLINE_FIELD) }),
    ...(form.get(VERSION_FIELD) && { [VERSION_FIELD]: textOf(form, VERSION_FIELD) }),
    ...(reason !== null && { [REASON_FIELD]: reason }),
  };
}

/** The initial values of a form that was refused: the typed values, and the earlier initial values for the rest. */
export function draftFrom(typed: Readonly<Record<string, string>>, draft: Draft): Draft {
  const form = new FormData();
  for (const [name, text] of Object.entries(typed)) form.append(name, text);
  const { stipendKind, stipendMin, stipendMax } = typed;
  const stipend = { kind: stipendKind, min: stipendMin ?? '', max: stipendMax ?? '' };
  return { ...draft, ...(valuesOf(form, draft) as Draft), ...({ stipend } as object) };
}

const whole = (amount: Amount): number | null => (typeof amount === 'number' ? amount : null);

const stipendFrom = ({ kind, min, max }: FormValues['stipend']): Stipend => ({
  kind,
  min: whole(min),
  max: whole(max),
});

/** The status at this time; open if there is no deadline. */
function statusOf(deadline: string, now: Date): PublicInternship['status'] {
  const at = new Date(deadline);
  return Number.isNaN(at.getTime()) ? 'Open' : statusAt(at, now);
}

/** Returns the listing that saving these values would create. */
export function listingFrom(values: FormValues, draft: Draft, now: Date): PublicInternship {
  const applicationDeadline = isMoment(values.applicationDeadline) ? values.applicationDeadline : '';
  return {
    _id: '',
    path: '',
    featuredSlug: '',
    createdAt: now.toISOString(),
    updatedAt: '',
    ...draft,
    ...values,
    applicationDeadline,
    industryId: values.industryId ?? 0,
    stipend: stipendFrom(values.stipend),
    status: statusOf(applicationDeadline, now),
  };
}
