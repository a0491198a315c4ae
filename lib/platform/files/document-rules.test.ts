import { expect, it } from 'vitest';
import { documentProblem } from './document-rules';

const MB2 = 2 * 1024 * 1024;

it.each([
  [null, 'Please select a file!'],
  [{ name: '', size: 0 }, 'Please select a file!'],
  [{ name: 'resume.pdf', size: MB2 }, undefined],
  [{ name: 'resume.pdf', size: MB2 + 1 }, 'File size exceeds 2MB limit'],
  [{ name: 'Resume.DOC', size: 1 }, undefined],
  [{ name: 'resume.docx', size: 1 }, undefined],
  [{ name: 'resume.docm', size: 1 }, 'Only PDF and Word documents are allowed'],
  [{ name: 'resume.pdf.exe', size: 1 }, 'Only PDF and Word documents are allowed'],
  [{ name: 'pdf', size: 1 }, 'Only PDF and Word documents are allowed'],
])('says of %o: %s', (file, message) => {
  expect(documentProblem(file)).toBe(message);
});
