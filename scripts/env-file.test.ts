import { parseEnv } from 'node:util';
import { describe, expect, test } from 'vitest';
import { withSettings } from './env-file';

describe('settings in a .env file', () => {
  test('replace existing lines, are appended if new, and leave everything else unchanged', () => {
    const text = '# Mine\nPORT=3000\nSITE_NAME=Old\nSITE_NAME=Older\n\nSITE_ODPC=1\n';
    expect(withSettings(text, { SITE_NAME: 'New', SITE_EMAIL: 'a@b.example', SITE_ODPC: '' })).toBe(
      '# Mine\nPORT=3000\nSITE_NAME=New\nSITE_EMAIL=a@b.example\n',
    );
  });

  test.each([
    'Lakeside Careers',
    "Ng'ang'a & Sons",
    'P.O. Box 1, 40100 Kisumu',
    '#0b3d91',
    'a "quoted" name',
    'costs $5 \\ more',
    '',
  ])('%s is read back unchanged', (value) => {
    const text = withSettings('', { SITE_NAME: value });
    expect(parseEnv(text).SITE_NAME ?? '').toBe(value);
  });

  test('a value with every kind of quote is refused', () => {
    expect(() => withSettings('', { SITE_NAME: '\'"`' })).toThrow(RangeError);
  });
});
