import type { PublicInternship, Stipend } from '@/lib/internships/mapper';
import { NAIROBI_OFFSET } from '@/lib/platform/format/nairobi';
import { statusAt } from '@/lib/internships/visibility';
import { site } from '@/lib/platform/core/site';
import type { County, Kind, StipendKind } from '@/lib/platform/core/vocabulary';
import { LISTS, type Draft, type FieldName } from './draft';

/** An amount as it was typed: a number where it is one. */
type Amount = number | string | null;

/** Every field of the form as it is sent. */
export interface FormValues extends Omit<Pick<PublicInternship, FieldName>, 'industryId' | 'stipend'> {
  industryId: number | null;
  stipend: { kind: StipendKind; min: Amount; max: Amount };
}

/** A moment as the control for date and time takes it, in Nairobi: 2026-11-30T17:00. */
export function toLocal(iso: string | undefined): string {
  if (iso === undefined) return '';
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return '';
  return date.toLocaleString('sv-SE', { timeZone: site.timeZone }).replace(' ', 'T').slice(0, 16);
}

const textOf = (form: FormData, name: string): string => String(form.get(name) ?? '').trim();

const itemsOf = (form: FormData, name: string): string[] =>
  form
    .getAll(name)
    .map((item) => String(item).trim())
    .filter((item) => item !== '');

function amountOf(form: FormData, name: string): Amount {
  const text = textOf(form, name);
  if (text === '') return null;
  return /^\d+$/.test(text) ? Number(text) : text;
}

function stipendOf(form: FormData): FormValues['stipend'] {
  const kind = textOf(form, 'stipendKind') as StipendKind;
  if (kind !== 'paid') return { kind, min: null, max: null };
  return { kind, min: amountOf(form, 'stipendMin'), max: amountOf(form, 'stipendMax') };
}

function deadlineOf(form: FormData, draft: Draft): string {
  const local = textOf(form, 'applicationDeadline');
  if (local === '') return '';
  const unchanged = draft.applicationDeadline !== undefined && local === toLocal(draft.applicationDeadline);
  return unchanged && draft.applicationDeadline ? draft.applicationDeadline : `${local}:00${NAIROBI_OFFSET}`;
}

const TEXTS = [
  'title',
  'company',
  'location',
  'duration',
  'applyLink',
  'descriptionIntroHeading',
  'descriptionParagraph',
  'howToApply',
] as const;

type Texts = Record<(typeof TEXTS)[number], string>;
type Lists = Record<(typeof LISTS)[number]['name'], string[]>;

/** What is sent of the form: every field of a listing. Takes the form and what it began with. */
export function valuesOf(form: FormData, draft: Draft): FormValues {
  const industry = textOf(form, 'industryId');
  return {
    ...(Object.fromEntries(TEXTS.map((name) => [name, textOf(form, name)])) as Texts),
    ...(Object.fromEntries(LISTS.map(({ name }) => [name, itemsOf(form, name)])) as Lists),
    kind: textOf(form, 'kind') as Kind,
    industryId: industry === '' ? null : Number(industry),
    county: (textOf(form, 'county') || null) as County | null,
    remote: form.has('remote'),
    isFeatured: form.has('isFeatured'),
    applicationDeadline: deadlineOf(form, draft),
    stipend: stipendOf(form),
  };
}

const whole = (amount: Amount): number | null => (typeof amount === 'number' ? amount : null);

const stipendFrom = ({ kind, min, max }: FormValues['stipend']): Stipend => ({
  kind,
  min: whole(min),
  max: whole(max),
});

/** As open as it would be at this time; without a deadline it is. */
function statusOf(deadline: string, now: Date): PublicInternship['status'] {
  const at = new Date(deadline);
  return Number.isNaN(at.getTime()) ? 'Open' : statusAt(at, now);
}

/** The listing that saving these values would make. Takes them, what the form began with, and the time. */
export function listingFrom(values: FormValues, draft: Draft, now: Date): PublicInternship {
  return {
    _id: '',
    path: '',
    featuredSlug: '',
    createdAt: now.toISOString(),
    updatedAt: '',
    ...draft,
    ...values,
    industryId: values.industryId ?? 0,
    stipend: stipendFrom(values.stipend),
    status: statusOf(values.applicationDeadline, now),
  };
}
