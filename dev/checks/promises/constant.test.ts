import { expect, test } from 'vitest';
import { constantOf } from './constant';

test.each([
  ['lib/platform/pagination/pagination.ts', 'PAGE_SIZE', 10],
  ['lib/identity/accounts/link.ts', 'GOOD_FOR.reset password', 3_600_000],
  ['lib/identity/accounts/failed-log-ins.ts', 'DAY', 86_400],
  ['lib/internships/imports/limits.ts', 'PAGE_LIMITS.maxBytes', 2_097_152],
  ['lib/platform/rate-limit/rate-limit.ts', 'LIMITS.change name.account', [5, 86_400]],
  ['lib/platform/rate-limit/rate-limit.ts', 'LIMITS.no such limit', undefined],
  ['lib/platform/pagination/pagination.ts', 'NO_SUCH_CONSTANT', undefined],
])('%s: %s', (file, path, value) => {
  expect(constantOf(file, path)).toEqual(value);
});
