import { beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { useTestSettings } from '@/dev/testing/stack/test-settings';
import { NEW, NEW_FIRST, OLD, OLD_FIRST, setSecret, restoreSecret } from '@/dev/testing/stack/two-secrets';
import { endedProof, isEndedProof } from './ended-proof';
import { openText, resealText, sealText } from './sealed-text';
import { readToken, signToken } from './session-jwt';
import { readSigned, signFor } from './signed-token';

restoreSecret();

const OTHER = 'x'.repeat(32);

/** The settings of the nodes, in the order in which an operator changes them. */
const STEPS = [OLD, OLD_FIRST, NEW_FIRST, NEW];

beforeAll(() => {
  useTestSettings();
});

function withSecret<T>(setting: string, act: () => T): T {
  setSecret(setting);
  return act();
}

const user = { id: 'a'.repeat(24), firstName: 'A', lastName: 'B', username: 'ab', role: 'employer' };
const content = z.object({ a: z.number() });

/** How each kind of value is made and read. */
const KINDS: Record<string, { make: () => string; isRead: (value: string) => boolean }> = {
  session: {
    make: () => signToken({ ...user, sessionVersion: 0 }, 60),
    isRead: (token) => typeof readToken(token) !== 'string',
  },
  'link or cookie': {
    make: () => signFor('test', { a: 1 }),
    isRead: (token) => readSigned('test', token, content)?.a === 1,
  },
  'proof of an ended session': {
    make: () => endedProof('token'),
    isRead: (proof) => isEndedProof('token', proof),
  },
  'sealed text': {
    make: () => sealText('JBSWY3DPEHPK3PXP', 'test', 'amani'),
    isRead: (sealed) => openText(sealed, 'test', 'amani') === 'JBSWY3DPEHPK3PXP',
  },
};

describe.each(Object.entries(KINDS))('a %s', (_, { make, isRead }) => {
  test.each(STEPS.slice(1).map((after, at) => [STEPS[at] ?? '', after]))(
    'of a node with %s is read with %s, and the other way round',
    (one, other) => {
      const [ofOne, ofOther] = [withSecret(one, make), withSecret(other, make)];
      expect(withSecret(other, () => isRead(ofOne))).toBe(true);
      expect(withSecret(one, () => isRead(ofOther))).toBe(true);
    },
  );

  test('is signed with the first, and ends with its secret', () => {
    const ofNew = withSecret(NEW_FIRST, make);
    expect(withSecret(NEW, () => isRead(ofNew))).toBe(true);
    expect(withSecret(OLD, () => isRead(ofNew))).toBe(false);
    const ofOther = withSecret(OTHER, make);
    for (const step of STEPS) expect(withSecret(step, () => isRead(ofOther))).toBe(false);
  });
});

test('an expired session of the old secret is expired, not forged', () => {
  const token = withSecret(OLD, () => signToken({ ...user, sessionVersion: 0 }, -1));
  expect(withSecret(NEW_FIRST, () => readToken(token))).toBe('expired');
  expect(withSecret(NEW, () => readToken(token))).toBe('none');
});

describe('a sealed text is sealed again', () => {
  const sealed = () => withSecret(OLD, () => sealText('JBSWY3DPEHPK3PXP', 'test', 'amani'));

  test('once, so that the new secret alone opens it', () => {
    const text = sealed();
    const again = withSecret(NEW_FIRST, () => resealText(text, 'test', 'amani')) ?? '';
    expect(withSecret(NEW, () => openText(again, 'test', 'amani'))).toBe('JBSWY3DPEHPK3PXP');
    expect(withSecret(NEW_FIRST, () => resealText(again, 'test', 'amani'))).toBeNull();
  });

  test('but not one that neither secret opens', () => {
    const foreign = withSecret(OTHER, () => sealText('JBSWY3DPEHPK3PXP', 'test', 'amani'));
    expect(withSecret(NEW_FIRST, () => resealText(foreign, 'test', 'amani'))).toBeNull();
    const text = sealed();
    expect(withSecret(NEW_FIRST, () => resealText(text, 'test', 'zawadi'))).toBeNull();
  });
});
