import { expect, it } from 'vitest';
import { kindText, placeText } from './labels';

it('begins a kind with a capital', () => {
  expect(kindText('industrial attachment')).toBe('Industrial attachment');
});

it.each([
  [{ location: 'Westlands', county: 'Nairobi City', remote: false }, 'Westlands, Nairobi City'],
  [{ location: 'Westlands, Nairobi', county: 'Nairobi City', remote: false }, 'Westlands, Nairobi'],
  [{ location: 'Kisumu', county: 'Kisumu', remote: true }, 'Kisumu · Remote'],
  [{ location: 'Remote', county: null, remote: true }, 'Remote'],
] as const)('says where %o is', (listing, words) => {
  expect(placeText(listing)).toBe(words);
});
