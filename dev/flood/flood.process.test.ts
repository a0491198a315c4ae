import { expect, test } from 'vitest';
import { stackForFile } from '../testing/stack/for-file';
import { faultsOf, tryFlood } from './try';

const stack = stackForFile({
  sample: true,
  env: { RATE_LIMIT_FACTOR: '1', TRUSTED_PROXIES: '1', LOG_LEVEL: 'fatal' },
});

test('during a flood from one address, others are served and wait at most twice as long', async () => {
  expect(faultsOf(await tryFlood(stack().appUrl, 6_000))).toEqual([]);
});
