import { describe, expect, test } from 'vitest';
import { endpoints, pages } from '@/dev/testing/access/route-tree';
import { carriesToken } from './security-headers';

const addresses = [...pages(), ...endpoints()].map((route) => route.split(' ')[1] ?? '');
const withToken = [...new Set(addresses.filter((address) => address.includes('[token]')))];
const others = [...new Set(addresses.filter((address) => !address.includes('[token]')))];

describe('an address whose path carries a token is known', () => {
  test('there are twenty-six of them', () => {
    expect(withToken).toHaveLength(26);
  });

  test.each(withToken)('%s', (address) => {
    const url = address.replace('[token]', 'aB3-_x');
    expect(carriesToken(url)).toBe(true);
    expect(carriesToken(`${url}?utm_source=mail`)).toBe(true);
  });
});

test.each(others)('%s carries none', (address) => {
  expect(carriesToken(address)).toBe(false);
});
