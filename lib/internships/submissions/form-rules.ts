import { chosenFileProblem, DOCUMENT_MESSAGES } from '@/lib/platform/files/upload-limits';
import { SUBMISSION_FIELDS, SUBMISSION_NAMES, type SubmissionFieldName } from './submission-fields';

/** The name of the details file in a form. */
export const FILE_FIELD = 'internshipFile';

export const fileIn = (form: FormData): File | null => {
  const file = form.get(FILE_FIELD);
  return file instanceof File ? file : null;
};

const isEmpty = (form: FormData, name: string): boolean => String(form.get(name) ?? '').trim() === '';

/** What is wrong with the file; where one is stored already, none is needed. */
function fileProblem(form: FormData, hasStored: boolean): string | undefined {
  const problem = chosenFileProblem(fileIn(form));
  return hasStored && problem === DOCUMENT_MESSAGES.none ? undefined : problem;
}

/** Required fields of this form that are empty. The form that changes a listing has no deadline: it is extended elsewhere. */
const emptyNames = (form: FormData): SubmissionFieldName[] =>
  SUBMISSION_NAMES.filter((name) => form.has(name) && isEmpty(form, name));

/** Whether anything of the submission is missing. */
export const isIncomplete = (form: FormData, hasStored: boolean): boolean =>
  emptyNames(form).length > 0 || fileProblem(form, hasStored) === DOCUMENT_MESSAGES.none;

/** What can be told before sending: what is missing, and a file that is too large. Gives field → message. */
export function submissionProblems(form: FormData, hasStored: boolean): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const name of emptyNames(form)) errors[name] = `Please fill in ${SUBMISSION_FIELDS[name].inWords}`;
  const problem = fileProblem(form, hasStored);
  if (problem !== undefined) errors[FILE_FIELD] = problem;
  return errors;
}
