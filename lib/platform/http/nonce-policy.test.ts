import { afterEach, expect, test, vi } from 'vitest';
import { noncePolicy } from './nonce-policy';

afterEach(() => vi.unstubAllEnvs());

const scriptsOf = (policy: string): string => /script-src ([^;]+);/.exec(policy)?.[1] ?? '';

test('allows scripts of this site, those with this nonce, and the four of ours by their hashes', () => {
  vi.stubEnv('NODE_ENV', 'production');
  const policies = [noncePolicy(true), noncePolicy(true)];
  for (const policy of policies) {
    expect(scriptsOf(policy)).toMatch(
      /^'self' 'nonce-[\w+/]{43}=' 'strict-dynamic' ('sha256-[\w+/]{43}=' ?){4}$/,
    );
    expect(policy).toContain('upgrade-insecure-requests');
  }
  expect(policies[0]).not.toBe(policies[1]);
  expect(noncePolicy(false)).not.toContain('upgrade-insecure-requests');
});

test('lets a page do while developing what reloading needs', () => {
  vi.stubEnv('NODE_ENV', 'development');
  expect(noncePolicy(false)).toContain("'unsafe-eval'");
});
