import { chosenFileProblem, DOCUMENT_MESSAGES } from '@/lib/platform/files/upload-limits';
import { SUBMISSION_FIELDS, SUBMISSION_NAMES, type SubmissionFieldName } from './submission-fields';

export const FILE_FIELD = 'internshipFile';

export const fileIn = (form: FormData): File | null => {
  const file = form.get(FILE_FIELD);
  return file instanceof File ? file : null;
};

const isEmpty = (form: FormData, name: string): boolean => String(form.get(name) ?? '').trim() === '';

function fileProblem(form: FormData, hasStored: boolean): string | undefined {
  const problem = chosenFileProblem(fileIn(form));
  return hasStored && problem === DOCUMENT_MESSAGES.none ? undefined : problem;
}

/** The form that changes a listing has no deadline field: deadlines are extended elsewhere. */
const emptyNames = (form: FormData): SubmissionFieldName[] =>
  SUBMISSION_NAMES.filter((name) => form.has(name) && isEmpty(form, name));

export const isIncomplete = (form: FormData, hasStored: boolean): boolean =>
  emptyNames(form).length > 0 || fileProblem(form, hasStored) === DOCUMENT_MESSAGES.none;

/** Client-side validation: missing fields, and a file that is too large. Returns messages by field. */
export function submissionProblems(form: FormData, hasStored: boolean): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const name of emptyNames(form)) errors[name] = `Enter ${SUBMISSION_FIELDS[name].inWords}`;
  const problem = fileProblem(form, hasStored);
  if (problem !== undefined) errors[FILE_FIELD] = problem;
  return errors;
}
