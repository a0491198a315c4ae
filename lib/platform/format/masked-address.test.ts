import { expect, test } from 'vitest';
import { maskedAddress } from './masked-address';

test.each([
  ['mary.otieno@people.example', 'm…@people.example'],
  ['m@people.example', 'm…@people.example'],
  ['"a@b"@people.example', '"…@people.example'],
  ['', ''],
])('%s is shown as %s', (address, shown) => {
  expect(maskedAddress(address)).toBe(shown);
});
