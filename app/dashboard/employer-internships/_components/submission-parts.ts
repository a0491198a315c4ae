import { FILE_FIELD, fileIn } from '@/lib/internships/submissions/form-rules';
import { STATED_NAMES, SUBMISSION_NAMES } from '@/lib/internships/submissions/submission-fields';
import { amountOf, valuesOf } from '../../internships/form-values';

/** Ticked to send a listing in which the checks found something. */
export const WARNINGS_READ = 'warningsRead';
/** The listing that a new submission begins with. */
export const COPY_FIELD = 'copyOf';
/** The day on which it is published; empty for at once. */
export const PUBLISH_FIELD = 'publishOn';
/** Which form it is: see `aboutSchema`. */
export const ABOUT_FIELD = 'about';

/** What was said beside the required fields; null where nothing was. */
function statedParts(form: FormData): Record<string, unknown> {
  const values = valuesOf(form, {});
  const said = {
    ...values,
    kind: values.kind || null,
    stipend: form.get('stipendKind') ? amounts(form) : null,
  };
  return Object.fromEntries(STATED_NAMES.map((name) => [name, said[name]]));
}

/** The amounts as they were typed, so that one beside "Unpaid" is refused and not lost. */
const amounts = (form: FormData) => ({
  kind: form.get('stipendKind'),
  min: amountOf(form, 'stipendMin'),
  max: amountOf(form, 'stipendMax'),
});

/** The fields of the form as the call takes them, and the listing whose file a copy takes along. */
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

/** The form as the call takes it: the file, if one was chosen, and the fields as JSON text in `data`. */
export function submissionParts(form: FormData): FormData {
  const parts = new FormData();
  parts.append('data', JSON.stringify(submissionData(form)));
  const file = fileIn(form);
  if (file && file.name !== '') parts.append(FILE_FIELD, file);
  return parts;
}

/** The form as a draft: what was typed, and the name of the chosen file. */
export function draftParts(form: FormData): { fields: Record<string, unknown>; fileName: string | null } {
  const { copyOf: _, stopAtWarnings: __, ...fields } = submissionData(form);
  return { fields, fileName: fileIn(form)?.name || null };
}
