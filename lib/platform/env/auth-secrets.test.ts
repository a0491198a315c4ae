import { describe, expect, test } from 'vitest';
import { secretsProblem, splitSecrets } from './auth-secrets';

const NEW = 'n'.repeat(32);
const OLD = 'o'.repeat(32);

describe('AUTH_SECRET holds', () => {
  test.each([
    ['one secret', NEW, [NEW]],
    ['two, the new one first', `${NEW},${OLD}`, [NEW, OLD]],
    ['two with a space between them', `${NEW}, ${OLD}`, [NEW, OLD]],
    ['two of 32 bytes in 16 letters', `${'ũ'.repeat(16)},${OLD}`, ['ũ'.repeat(16), OLD]],
    ['a passphrase', 'a passphrase, with a comma and a space', ['a passphrase, with a comma and a space']],
  ])('%s', (_, setting, secrets) => {
    expect(splitSecrets(setting)).toEqual(secrets);
    expect(secretsProblem(setting)).toBeUndefined();
  });
});

describe('AUTH_SECRET is refused', () => {
  const TWO =
    'must be one secret, or two (NEW,OLD) of at least 32 bytes each; create one with: openssl rand -base64 48';

  test.each([
    ['the new one is too short', `${NEW.slice(1)},${OLD}`],
    ['the old one is too short', `${NEW},${OLD.slice(1)}`],
    ['the old one is missing', `${NEW},`],
    ['the new one is missing', `,${OLD}`],
    ['there are three', `${NEW},${OLD},${'x'.repeat(32)}`],
  ])('if %s', (_, setting) => expect(secretsProblem(setting)).toBe(TWO));

  test('if it is one secret of 31 bytes, also with a comma and a space', () => {
    for (const setting of ['x'.repeat(31), `x, ${'x'.repeat(28)}`])
      expect(secretsProblem(setting)).toBe(
        'must be at least 32 bytes long; create one with: openssl rand -base64 48',
      );
  });
});
