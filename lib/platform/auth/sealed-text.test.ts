import { beforeAll, describe, expect, test, vi } from 'vitest';
import { useTestSettings } from '@/dev/testing/stack/test-settings';
import { openText, sealText } from './sealed-text';

beforeAll(() => useTestSettings());

const sealed = () => sealText('JBSWY3DPEHPK3PXP', 'second factor', 'amani');

describe('a sealed text', () => {
  test('opens for its owner and purpose', () => {
    expect(openText(sealed(), 'second factor', 'amani')).toBe('JBSWY3DPEHPK3PXP');
    expect(openText(sealText('', 'second factor', 'amani'), 'second factor', 'amani')).toBe('');
  });

  test('says nothing of the text, and is another one each time', () => {
    expect(sealed()).toMatch(/^v1\.[\w-]{59}$/);
    expect(sealed()).not.toBe(sealed());
  });

  test('opens for no other owner or purpose', () => {
    expect(openText(sealed(), 'second factor', 'zawadi')).toBeNull();
    expect(openText(sealed(), 'session', 'amani')).toBeNull();
  });

  test('opens with no other secret', async () => {
    const text = sealed();
    vi.resetModules();
    vi.stubEnv('AUTH_SECRET', 'another secret of the tests, long enough for HS256');
    const other = await import('./sealed-text');
    expect(other.openText(text, 'second factor', 'amani')).toBeNull();
    vi.unstubAllEnvs();
  });

  test('with any byte changed does not open', () => {
    const bytes = Buffer.from(sealed().slice(3), 'base64url');
    for (const at of bytes.keys()) {
      const changed = Buffer.from(bytes);
      changed[at] = (changed[at] ?? 0) ^ 1;
      expect(openText(`v1.${changed.toString('base64url')}`, 'second factor', 'amani')).toBeNull();
    }
  });

  test.each(['', 'v1', 'v1.', 'v2.AAAA', `v1.${'A'.repeat(36)}`, 'JBSWY3DPEHPK3PXP'])('is not %s', (text) =>
    expect(openText(text, 'second factor', 'amani')).toBeNull(),
  );
});
