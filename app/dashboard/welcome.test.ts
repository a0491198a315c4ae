import { expect, it } from 'vitest';
import { ROLES } from '@/lib/platform/core/vocabulary';
import { welcomeFor } from './welcome';

it('says something of its own to every role, and what comes next', () => {
  const words = ROLES.map(welcomeFor);
  expect(new Set(words.map(({ text }) => text)).size).toBe(ROLES.length);
  for (const { soon } of words) expect(soon).toMatch(/^Feature coming soon: /);
});
