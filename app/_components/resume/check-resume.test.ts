import { expect, it } from 'vitest';
import { LARGEST_RESUME, resumeProblem } from './check-resume';

it.each([
  [null, 'Please select a file!'],
  [{ name: '', size: 0 }, 'Please select a file!'],
  [{ name: 'cv.pdf', size: LARGEST_RESUME }, undefined],
  [{ name: 'cv.pdf', size: LARGEST_RESUME + 1 }, 'File size exceeds 2MB limit'],
  [{ name: 'Résumé.DOCX', size: 10 }, undefined],
  [{ name: 'cv.doc', size: 10 }, undefined],
  [{ name: 'cv.docm', size: 10 }, 'Only PDF and Word documents are allowed'],
  [{ name: 'cv', size: 10 }, 'Only PDF and Word documents are allowed'],
])('says of %o: %s', (file, problem) => {
  expect(resumeProblem(file)).toBe(problem);
});
