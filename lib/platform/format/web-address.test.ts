import { describe, expect, test } from 'vitest';
import { isWebAddress } from './web-address';

describe('isWebAddress', () => {
  test.each([
    'https://x.co.ke',
    'https://X.co.ke/jobs?id=1#top',
    'https://café.co.ke/',
    'https://x.co.ke:8443',
  ])('accepts %s', (text) => expect(isWebAddress(text, ['https:'])).toBe(true));

  test.each([
    'x.co.ke',
    'http://x.co.ke',
    'https://localhost',
    'https://[2c0f:fe38::1]/',
    'https://x.co.ke.',
    'https://x.co.ke@evil.example/',
    'https://:password@x.co.ke/',
    'https://x.co.ke/a b',
    'https://x.co.ke/\u200b',
    'mailto:jobs@x.co.ke',
  ])('rejects %s', (text) => expect(isWebAddress(text, ['https:'])).toBe(false));

  test('accepts http if asked to', () => {
    expect(isWebAddress('http://x.co.ke', ['http:', 'https:'])).toBe(true);
    expect(isWebAddress('ftp://x.co.ke', ['http:', 'https:'])).toBe(false);
  });
});
