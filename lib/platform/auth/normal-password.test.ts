import { expect, test } from 'vitest';
import { normalPassword } from './normal-password';

test.each([
  ['Kari\u0308bu#2026', 'Karïbu#2026'],
  ['Karibu\u00a0\u3000#2026', 'Karibu  #2026'],
  ['\u202aKaribu#2026\u202c\u200b\ufeff', 'Karibu#2026'],
  [' Karibu#2026 ', ' Karibu#2026 '],
  ['Karibu#2026\t', 'Karibu#2026\t'],
  ['Karibu\u0000#2026', 'Karibu\u0000#2026'],
  ['Kᵃribu#２026', 'Kᵃribu#２026'],
  ['👩🏾\u200d🌾 #Shamba2026', '👩🏾\u200d🌾 #Shamba2026'],
])('%j is hashed as %j', (typed, normal) => {
  expect(normalPassword(typed)).toBe(normal);
  expect(normalPassword(normal)).toBe(normal);
});
