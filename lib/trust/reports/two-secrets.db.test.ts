import { afterEach, beforeEach, expect, test } from 'vitest';
import { makeListing } from '@/dev/testing/data/fixtures';
import { preparedDatabase } from '@/dev/testing/stack/prepared-database';
import { env } from '@/lib/platform/env/env';
import { ReportModel } from '@/models/report';
import { reportListing } from './report-listing';

preparedDatabase();

const NEW = 'n'.repeat(32);
const OLD = 'o'.repeat(32);

let before: string;
beforeEach(() => {
  before = env().AUTH_SECRET;
});
afterEach(() => {
  env().AUTH_SECRET = before;
});

test('a reporter stays one reporter while AUTH_SECRET is being replaced; another one is another', async () => {
  const { _id } = await makeListing();
  const report = (setting: string, address: string, device: string) => {
    env().AUTH_SECRET = setting;
    const fields = { reason: 'money' };
    const visitor = { kind: 'visitor', problem: 'none' } as const;
    return reportListing(visitor, { id: _id.toHexString(), fields, address, device });
  };
  await report(OLD, '41.90.1.7', 'first');
  for (const setting of [`${OLD},${NEW}`, `${NEW},${OLD}`, `${OLD},${NEW}`]) {
    await report(setting, '41.90.2.7', 'first');
    await report(setting, '41.90.1.7', 'second');
  }
  expect(await ReportModel.countDocuments({ internshipId: _id, counts: true })).toBe(1);
  await report(`${NEW},${OLD}`, '41.90.3.7', 'third');
  expect(await ReportModel.countDocuments({ internshipId: _id, counts: true })).toBe(2);
});
