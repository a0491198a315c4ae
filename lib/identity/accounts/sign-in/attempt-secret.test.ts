import { encode } from 'next-auth/jwt';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { useTestSettings } from '@/dev/testing/stack/test-settings';
import { env } from '@/lib/platform/env/env';
import { attemptSecret } from './attempt-secret';

const NEW = 'n'.repeat(32);
const OLD = 'o'.repeat(32);
const NAME = 'next-auth.state';

let before: string;
beforeAll(() => {
  useTestSettings();
  before = env().AUTH_SECRET;
});
afterAll(() => {
  env().AUTH_SECRET = before;
});

const stateOf = (secret: string) => encode({ secret, salt: NAME, token: { value: 'state' } });
const secretFor = (state: string | undefined) => attemptSecret((name) => (name === NAME ? state : undefined));

test.each([
  ['begun with the new secret goes on with it', NEW, `${NEW},${OLD}`, NEW],
  ['begun with the old secret goes on with that', OLD, `${NEW},${OLD}`, OLD],
  ['begun on a node that has it first, on one that has it second', NEW, `${OLD},${NEW}`, NEW],
  ['with one secret uses it, whatever the cookie says', OLD, NEW, NEW],
])('a sign-in %s', async (_, begun, setting, expected) => {
  env().AUTH_SECRET = setting;
  expect(await secretFor(await stateOf(begun))).toBe(expected);
});

test('a sign-in without its cookie uses the new secret', async () => {
  env().AUTH_SECRET = `${NEW},${OLD}`;
  expect(await secretFor(undefined)).toBe(NEW);
});
