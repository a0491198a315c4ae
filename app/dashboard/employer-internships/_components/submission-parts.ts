import { documentProblem, DOCUMENT_MESSAGES } from '@/lib/files/document-rules';

export const FILE_FIELD = 'internshipFile';

/** The fields that must be filled, with what each is called in a sentence. */
const FIELDS: readonly (readonly [name: string, words: string])[] = [
  ['title', 'the job title'],
  ['company', 'the company'],
  ['location', 'the location'],
  ['duration', 'the duration'],
  ['applicationDeadline', 'the application deadline'],
  ['howToApply', 'how to apply'],
  ['applyLink', 'the application link'],
];

const fileIn = (form: FormData): File | null => {
  const file = form.get(FILE_FIELD);
  return file instanceof File ? file : null;
};

const isEmpty = (form: FormData, name: string): boolean => String(form.get(name) ?? '').trim() === '';

/** Whether anything of the submission is missing. */
export const isIncomplete = (form: FormData): boolean =>
  FIELDS.some(([name]) => isEmpty(form, name)) || documentProblem(fileIn(form)) === DOCUMENT_MESSAGES.none;

/** What can be told before sending: what is missing, and a file that cannot be taken. Gives field → message. */
export function submissionProblems(form: FormData): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const [name, words] of FIELDS) if (isEmpty(form, name)) errors[name] = `Please fill in ${words}`;
  const problem = documentProblem(fileIn(form));
  if (problem !== undefined) errors[FILE_FIELD] = problem;
  return errors;
}

/** The form as the call takes it: the file, and the fields as JSON text in `data`. */
export function submissionParts(form: FormData): FormData {
  const parts = new FormData();
  const data = Object.fromEntries(FIELDS.map(([name]) => [name, form.get(name)]));
  parts.append('data', JSON.stringify(data));
  const file = fileIn(form);
  if (file) parts.append(FILE_FIELD, file);
  return parts;
}
