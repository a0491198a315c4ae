import { expect, test } from 'vitest';
import { pictureProblem } from './picture-rules';

const MB2 = 2 * 1024 * 1024;

test.each([
  [null, 'Please select a file!'],
  [{ name: '', size: 0 }, 'Please select a file!'],
  [{ name: 'me.gif', size: 10 }, 'Only JPEG, PNG and WebP pictures are allowed'],
  [{ name: 'me.png.pdf', size: 10 }, 'Only JPEG, PNG and WebP pictures are allowed'],
  [{ name: 'me.JPG', size: MB2 + 1 }, 'File size exceeds 2MB limit'],
  [{ name: 'me.JPG', size: MB2 }, undefined],
  [{ name: 'me.jpeg', size: 1 }, undefined],
  [{ name: 'me.webp', size: 1 }, undefined],
])('%j', (file, message) => {
  expect(pictureProblem(file)).toBe(message);
});
