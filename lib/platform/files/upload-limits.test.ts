import { expect, it } from 'vitest';
import { DOCUMENT, chosenFileProblem } from './upload-limits';
import { PICTURE } from './picture-rules';

const MB2 = 2 * 1024 * 1024;

it.each([
  [null, 'Please select a file!'],
  [{ name: '', size: 0 }, 'Please select a file!'],
  [{ name: 'resume.pdf', size: MB2 }, undefined],
  [{ name: 'resume.pdf', size: MB2 + 1 }, 'File size exceeds 2MB limit'],
  [{ name: 'Resume.DOC', size: 1 }, undefined],
  [{ name: 'resume.docx', size: 1 }, undefined],
  [{ name: 'resume.docm', size: 1 }, undefined],
  [{ name: 'resume.pdf.exe', size: 1 }, undefined],
  [{ name: 'document', size: 1 }, undefined],
  [{ name: 'DOC-20261126-WA0003', size: MB2 }, undefined],
  [{ name: 'DOC-20261126-WA0003', size: MB2 + 1 }, 'File size exceeds 2MB limit'],
  [{ name: 'My%20CV.pdf.', size: 1 }, undefined],
])('says of %o: %s', (file, message) => {
  expect(chosenFileProblem(file)).toBe(message);
});

it('offers pickers the documents by their endings and their types, and those whose type the phone does not know', () => {
  expect(DOCUMENT.accept.split(',')).toEqual([
    '.pdf',
    '.doc',
    '.docx',
    'application/pdf',
    'application/msword',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    'application/octet-stream',
  ]);
});

it('offers pickers the pictures by their endings and their types', () => {
  expect(PICTURE.accept).toBe('.jpg,.jpeg,.png,.webp,image/jpeg,image/png,image/webp');
});
