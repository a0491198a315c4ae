import { expect, test } from 'vitest';
import { preparedDatabase } from '@/dev/testing/stack/prepared-database';
import { confirmAddress } from './confirm-address';
import { downloadData } from './download-data';

process.env.RATE_LIMIT_FACTOR = '1';
preparedDatabase();

/** Returns the statuses of this many attempts, one after another. */
async function statusesOf(count: number, attempt: (at: number) => Promise<unknown>): Promise<unknown[]> {
  const statuses: unknown[] = [];
  for (let at = 0; at < count; at += 1)
    statuses.push(await attempt(at).catch(({ status }: { status: number }) => status));
  return statuses;
}

const refusedAfter = (count: number): number[] => [...Array<number>(count).fill(400), 429];

test.each([
  ['confirms a request', confirmAddress, '41.90.2'],
  ['downloads data', downloadData, '41.90.3'],
] as const)('a link that %s has 20 attempts an hour, and an address 60', async (_, follow, network) => {
  const token = network.padEnd(43, 'x').replaceAll('.', '-');
  const own = (at: number) => follow({ token, address: `${network}.${at}` });
  expect(await statusesOf(21, own)).toEqual(refusedAfter(20));
  const guess = (at: number) => follow({ token: String(at).padStart(43, 'y'), address: `${network}.200` });
  expect(await statusesOf(61, guess)).toEqual(refusedAfter(60));
});
