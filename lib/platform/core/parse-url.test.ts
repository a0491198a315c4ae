import { describe, expect, test } from 'vitest';
import { parseUrl } from './parse-url';

describe('parseUrl', () => {
  test('parses absolute URLs', () => {
    expect(parseUrl('https://x.co.ke/jobs?id=1')?.pathname).toBe('/jobs');
    expect(parseUrl('https://café.co.ke/')?.hostname).toBe('xn--caf-dma.co.ke');
  });

  test('resolves relative ones against a base', () => {
    expect(parseUrl('/jobs', 'https://x.co.ke/a')?.href).toBe('https://x.co.ke/jobs');
  });

  test.each(['', 'x.co.ke', '/jobs', 'https://', 'https://a b.co.ke'])('%j is not one', (text) => {
    expect(parseUrl(text)).toBeNull();
  });
});
