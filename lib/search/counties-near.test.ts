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
  [['Mandera'], []],
  [[], []],
])('near %j are %j', (wanted, near) =>
  expect(countiesNear(wanted, COUNTS).map(({ value }) => value)).toEqual(near),
);
