import { encode } from 'next-auth/jwt';
import { beforeAll, expect, test } from 'vitest';
import { useTestSettings } from '@/dev/testing/stack/test-settings';
import { NEW, NEW_FIRST, OLD, OLD_FIRST, setSecret, restoreSecret } from '@/dev/testing/stack/two-secrets';
import { attemptSecret } from './attempt-secret';

restoreSecret();

const NAME = 'next-auth.state';

beforeAll(() => {
  useTestSettings();
});

const stateOf = (secret: string) => encode({ secret, salt: NAME, token: { value: 'state' } });
const secretFor = (state: string | undefined) => attemptSecret((name) => (name === NAME ? state : undefined));

test.each([
  ['begun with the new secret goes on with it', NEW, NEW_FIRST, NEW],
  ['begun with the old secret goes on with that', OLD, NEW_FIRST, OLD],
  ['begun on a node that has it first, on one that has it second', NEW, OLD_FIRST, NEW],
  ['with one secret uses it, whatever the cookie says', OLD, NEW, NEW],
])('a sign-in %s', async (_, begun, setting, expected) => {
  setSecret(setting);
  expect(await secretFor(await stateOf(begun))).toBe(expected);
});

test('a sign-in without its cookie uses the new secret', async () => {
  setSecret(NEW_FIRST);
  expect(await secretFor(undefined)).toBe(NEW);
});
