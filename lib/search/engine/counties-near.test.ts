import { expect, test } from 'vitest';
import { countiesNear } from './counties-near';

const COUNTS = [
  { value: 'Nairobi City', count: 40 },
  { value: 'Kilifi', count: 2 },
  { value: 'Kwale', count: 1 },
  { value: 'Lamu', count: 3 },
  { value: 'Mombasa', count: 9 },
  { value: 'Tana River', count: 0 },
  { value: 'Kiambu', count: 4 },
];

test.each([
  [['Lamu'], ['Mombasa', 'Kilifi', 'Kwale']],
  [['Tana River'], ['Mombasa', 'Lamu', 'Kilifi']],
  [
    ['Lamu', 'Mombasa'],
    ['Kilifi', 'Kwale'],
  ],
  [['Machakos'], ['Nairobi City', 'Kiambu']],
  [['Nairobi City'], ['Kiambu']],
])('near %j are %j', (wanted, near) => {
  const { counties, isNear } = countiesNear(wanted, COUNTS);
  expect(counties.map(({ value }) => value)).toEqual(near);
  expect(isNear).toBe(true);
});

test('where the region has none either, those of all with the most are given', () => {
  const { counties, isNear } = countiesNear(['Mandera'], COUNTS);
  expect(counties.map(({ value }) => value)).toEqual(['Nairobi City', 'Mombasa', 'Kiambu']);
  expect(isNear).toBe(false);
  expect(countiesNear(['Mandera'], []).counties).toEqual([]);
});
