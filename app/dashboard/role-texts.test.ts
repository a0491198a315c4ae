import { expect, it } from 'vitest';
import { ROLES } from '@/lib/platform/core/vocabulary';
import { ROLE_TEXTS } from './role-texts';

it('has its own text and next step for every role', () => {
  const words = ROLES.map((role) => ROLE_TEXTS[role]);
  expect(new Set(words.map(({ welcome }) => welcome)).size).toBe(ROLES.length);
  for (const { soon } of words) expect(soon).toMatch(/^Feature coming soon: /);
});
