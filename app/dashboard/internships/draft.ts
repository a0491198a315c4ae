import type { PublicInternship } from '@/lib/internships/mapper';
import { site } from '@/lib/site';

/** What the form of a listing begins with. */
export type Draft = Partial<PublicInternship>;

export const LISTS = [
  { name: 'whyJoinUs', label: 'Why join us' },
  { name: 'yourRole', label: 'Your role' },
  { name: 'whatWeLookFor', label: 'What we look for' },
  { name: 'niceToHaveSkills', label: 'Nice to have skills' },
  { name: 'perksAndBenefits', label: 'Perks and benefits' },
] as const;

/** How each field is called, in the order of the form. */
export const LABELS = {
  title: 'Title',
  company: 'Company',
  industryId: 'Industry',
  kind: 'Kind',
  location: 'Location',
  county: 'County',
  remote: 'Can be done remotely',
  duration: 'Duration',
  applicationDeadline: 'Application deadline',
  stipend: 'Stipend',
  applyLink: 'Application link',
  descriptionIntroHeading: 'Description heading',
  descriptionParagraph: 'Description',
  howToApply: 'How to apply',
  whyJoinUs: 'Why join us',
  yourRole: 'Your role',
  whatWeLookFor: 'What we look for',
  niceToHaveSkills: 'Nice to have skills',
  perksAndBenefits: 'Perks and benefits',
  isFeatured: 'Featured',
} as const satisfies Partial<Record<keyof PublicInternship, string>>;

export type FieldName = keyof typeof LABELS;

/** Kenya keeps this all year. */
const NAIROBI = '+03:00';

/** A moment as the control for date and time takes it, in Nairobi: 2026-11-30T17:00. */
export function toLocal(iso: string | undefined): string {
  if (iso === undefined) return '';
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return '';
  return date.toLocaleString('sv-SE', { timeZone: site.timeZone }).replace(' ', 'T').slice(0, 16);
}

const textOf = (form: FormData, name: string): string => String(form.get(name) ?? '').trim();

const amount = (text: string): number | null | string => {
  if (text === '') return null;
  return /^\d+$/.test(text) ? Number(text) : text;
};

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

function deadlineOf(form: FormData, draft: Draft): string {
  const local = textOf(form, 'applicationDeadline');
  if (local === '') return '';
  const unchanged = draft.applicationDeadline !== undefined && local === toLocal(draft.applicationDeadline);
  return unchanged && draft.applicationDeadline ? draft.applicationDeadline : `${local}:00${NAIROBI}`;
}

/** What is sent of the form: every field of a listing. Takes the form and what it began with. */
export function valuesOf(form: FormData, draft: Draft): Record<string, unknown> {
  const industry = textOf(form, 'industryId');
  const kind = textOf(form, 'stipendKind');
  const paid = kind === 'paid';
  const texts = ['title', 'company', 'location', 'duration', 'applyLink', 'kind'];
  const longer = ['descriptionIntroHeading', 'descriptionParagraph', 'howToApply'];
  return {
    ...Object.fromEntries([...texts, ...longer].map((name) => [name, textOf(form, name)])),
    ...Object.fromEntries(LISTS.map(({ name }) => [name, linesOf(textOf(form, name))])),
    industryId: industry === '' ? null : Number(industry),
    county: textOf(form, 'county') || null,
    remote: form.has('remote'),
    isFeatured: form.has('isFeatured'),
    applicationDeadline: deadlineOf(form, draft),
    stipend: {
      kind,
      min: paid ? amount(textOf(form, 'stipendMin')) : null,
      max: paid ? amount(textOf(form, 'stipendMax')) : null,
    },
  };
}

const CONTROLS: Readonly<Record<string, string>> = {
  'stipend.kind': 'stipendKind',
  'stipend.min': 'stipendMin',
  'stipend.max': 'stipendMax',
};

/** The messages by the control they belong to: those about a line of a list stand at the list. */
export const errorsByControl = (errors: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(errors).map(([path, message]) => [CONTROLS[path] ?? path.split('.')[0] ?? path, message]),
  );

const CONTROL_LABELS: Readonly<Record<string, string>> = {
  ...LABELS,
  stipendKind: 'Stipend',
  stipendMin: 'Stipend, from',
  stipendMax: 'Stipend, to',
};

/** The messages for the summary on top of the form, each with the name of its field: several have the same words. */
export const named = (errors: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(errors).map(([control, message]) => [
      control,
      `${CONTROL_LABELS[control] ?? control}: ${message}`,
    ]),
  );

/** The fields in which two readings of a listing differ, in the order of the form. */
export const changedFields = (before: Draft, after: Draft): FieldName[] =>
  (Object.keys(LABELS) as FieldName[]).filter(
    (name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  );
