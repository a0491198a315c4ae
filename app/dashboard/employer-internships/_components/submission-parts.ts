import { documentProblem, DOCUMENT_MESSAGES } from '@/lib/platform/files/document-rules';
import { SUBMISSION_FIELDS, SUBMISSION_NAMES } from '@/lib/submissions/submission-fields';

export const FILE_FIELD = 'internshipFile';

const fileIn = (form: FormData): File | null => {
  const file = form.get(FILE_FIELD);
  return file instanceof File ? file : null;
};

const isEmpty = (form: FormData, name: string): boolean => String(form.get(name) ?? '').trim() === '';

/** What is wrong with the file; where one is stored already, none is needed. */
function fileProblem(form: FormData, hasStored: boolean): string | undefined {
  const problem = documentProblem(fileIn(form));
  return hasStored && problem === DOCUMENT_MESSAGES.none ? undefined : problem;
}

/** Whether anything of the submission is missing. */
export const isIncomplete = (form: FormData, hasStored: boolean): boolean =>
  SUBMISSION_NAMES.some((name) => isEmpty(form, name)) ||
  fileProblem(form, hasStored) === DOCUMENT_MESSAGES.none;

/** What can be told before sending: what is missing, and a file that cannot be taken. Gives field → message. */
export function submissionProblems(form: FormData, hasStored: boolean): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const name of SUBMISSION_NAMES) {
    if (isEmpty(form, name)) errors[name] = `Please fill in ${SUBMISSION_FIELDS[name].inWords}`;
  }
  const problem = fileProblem(form, hasStored);
  if (problem !== undefined) errors[FILE_FIELD] = problem;
  return errors;
}

/** The form as the call takes it: the file, if one was chosen, and the fields as JSON text in `data`. */
export function submissionParts(form: FormData): FormData {
  const parts = new FormData();
  const data = Object.fromEntries(SUBMISSION_NAMES.map((name) => [name, form.get(name)]));
  parts.append('data', JSON.stringify(data));
  const file = fileIn(form);
  if (file && file.name !== '') parts.append(FILE_FIELD, file);
  return parts;
}
