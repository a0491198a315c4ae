import { afterEach, beforeEach } from 'vitest';
import { env } from '@/lib/platform/env/env';

export const NEW = 'n'.repeat(32);
export const OLD = 'o'.repeat(32);

/** The settings of two nodes while OLD is being replaced by NEW. */
export const OLD_FIRST = `${OLD},${NEW}`;
export const NEW_FIRST = `${NEW},${OLD}`;

export function setSecret(setting: string): void {
  env().AUTH_SECRET = setting;
}

/** Restores AUTH_SECRET after each test of a file. */
export function restoreSecret(): void {
  let before: string;
  beforeEach(() => {
    before = env().AUTH_SECRET;
  });
  afterEach(() => setSecret(before));
}
