import { expect, test } from 'vitest';
import { fileSizeText } from './file-size';

test.each([
  [0, '0 bytes'],
  [1, '1 byte'],
  [1_023, '1023 bytes'],
  [1_024, '1 KB'],
  [24_900, '24 KB'],
  [1_048_063, '1023 KB'],
  [1_048_064, '1 MB'],
  [1_992_294, '1.9 MB'],
  [2_097_152, '2 MB'],
])('%i bytes are %s', (bytes, text) => {
  expect(fileSizeText(bytes)).toBe(text);
});
