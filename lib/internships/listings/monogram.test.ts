import { expect, test } from 'vitest';
import { monogram } from './monogram';

test.each([
  ['Savanna Pay Ltd', 'SP'],
  ['The Aga Khan Hospital', 'AK'],
  ['Kenya Power and Lighting Company', 'PL'],
  ['Safaricom PLC', 'S'],
  ['Kenya Limited', 'KL'],
  ["Ng'ang'a & Sons", 'NS'],
  ['mũthoni farms', 'MF'],
  ['254 Studios', '2S'],
  ['—', ''],
])('%s is %s', (company, letters) => {
  expect(monogram(company)).toBe(letters);
});
