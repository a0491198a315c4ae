import { expect, it } from 'vitest';
import { FILE_FIELD, isIncomplete, submissionProblems } from './form-rules';
import { SUBMISSION_NAMES } from './submission-fields';

const NO_FILE = 'Please select a file!';

function formOf(fields: Record<string, string>, file?: File): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  if (file) form.append(FILE_FIELD, file);
  return form;
}

const ALL = Object.fromEntries(SUBMISSION_NAMES.map((name) => [name, 'x']));
const pdf = new File(['x'], 'a.pdf');

it.each([
  ['all of it', formOf(ALL, pdf), false, {}, false],
  ['no file', formOf(ALL), false, { [FILE_FIELD]: NO_FILE }, true],
  ['an empty choice of a file', formOf(ALL, new File([], '')), false, { [FILE_FIELD]: NO_FILE }, true],
  ['no file where one is stored', formOf(ALL), true, {}, false],
  ['a blank title', formOf({ ...ALL, title: ' ' }, pdf), false, { title: 'Enter the job title' }, true],
  ['a file whose name says nothing', formOf(ALL, new File(['x'], 'DOC-20261126-WA0003')), false, {}, false],
  ['a form without a deadline', formOf({ title: 'Baker' }, pdf), true, {}, false],
  [
    'a file that is too large',
    formOf(ALL, new File([new Uint8Array(2 * 1024 * 1024 + 1)], 'a.pdf')),
    true,
    { [FILE_FIELD]: 'File size exceeds 2MB limit' },
    false,
  ],
])('with %s', (_, form, hasStored, problems, incomplete) => {
  expect(submissionProblems(form, hasStored)).toEqual(problems);
  expect(isIncomplete(form, hasStored)).toBe(incomplete);
});
