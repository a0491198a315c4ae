import { FILE_FIELD, fileIn } from '@/lib/internships/submissions/form-rules';
import { STATED_NAMES, SUBMISSION_NAMES } from '@/lib/internships/submissions/submission-fields';
import { amountOf, valuesOf } from '../../internships/form-values';

/** Ticked to send a listing despite warnings. */
export const WARNINGS_READ = 'warningsRead';
/** The id of the listing that a new submission copies. */
export const COPY_FIELD = 'copyOf';
/** The day to publish it; empty to publish on approval. */
export const PUBLISH_FIELD = 'publishOn';
/** The name of the form: see `aboutSchema`. */
export const ABOUT_FIELD = 'about';

function statedParts(form: FormData): Record<string, unknown> {
  const values = valuesOf(form, {});
  const said = {
    ...values,
    kind: values.kind || null,
    stipend: form.get('stipendKind') ? amounts(form) : null,
  };
  return Object.fromEntries(STATED_NAMES.map((name) => [name, said[name]]));
}

/** The amounts as typed, so that an amount next to "Unpaid" is refused instead of lost. */
const amounts = (form: FormData) => ({
  kind: form.get('stipendKind'),
  min: amountOf(form, 'stipendMin'),
  max: amountOf(form, 'stipendMax'),
});

/** Converts the fields for the API; a copy includes the id of the listing whose file it reuses. */
export function submissionData(form: FormData): Record<string, unknown> {
  const required = Object.fromEntries(
    SUBMISSION_NAMES.filter((name) => form.has(name)).map((name) => [name, form.get(name)]),
  );
  const copyOf = form.get(COPY_FIELD);
  return {
    ...required,
    ...statedParts(form),
    ...(form.has(PUBLISH_FIELD) && { publishOn: form.get(PUBLISH_FIELD) || null }),
    ...(copyOf !== null && { copyOf }),
    stopAtWarnings: !form.has(WARNINGS_READ),
  };
}

/** Converts the form for the API: the file, if one was chosen, and the fields as JSON text in `data`. */
export function submissionParts(form: FormData): FormData {
  const parts = new FormData();
  parts.append('data', JSON.stringify(submissionData(form)));
  const file = fileIn(form);
  if (file && file.name !== '') parts.append(FILE_FIELD, file);
  return parts;
}

export function draftParts(form: FormData): { fields: Record<string, unknown>; fileName: string | null } {
  const { copyOf: _, stopAtWarnings: __, ...fields } = submissionData(form);
  return { fields, fileName: fileIn(form)?.name || null };
}
