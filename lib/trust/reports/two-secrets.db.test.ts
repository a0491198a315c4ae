import { expect, test } from 'vitest';
import { makeListing } from '@/dev/testing/data/fixtures';
import { preparedDatabase } from '@/dev/testing/stack/prepared-database';
import { NEW_FIRST, OLD, OLD_FIRST, setSecret, restoreSecret } from '@/dev/testing/stack/two-secrets';
import { ReportModel } from '@/models/report';
import { reportListing } from './report-listing';

preparedDatabase();
restoreSecret();

test('a reporter stays one reporter while AUTH_SECRET is being replaced; another one is another', async () => {
  const { _id } = await makeListing();
  const report = (setting: string, address: string, device: string) => {
    setSecret(setting);
    const fields = { reason: 'money' };
    const visitor = { kind: 'visitor', problem: 'none' } as const;
    return reportListing(visitor, { id: _id.toHexString(), fields, address, device });
  };
  await report(OLD, '41.90.1.7', 'first');
  for (const setting of [OLD_FIRST, NEW_FIRST, OLD_FIRST]) {
    await report(setting, '41.90.2.7', 'first');
    await report(setting, '41.90.1.7', 'second');
  }
  expect(await ReportModel.countDocuments({ internshipId: _id, counts: true })).toBe(1);
  await report(NEW_FIRST, '41.90.3.7', 'third');
  expect(await ReportModel.countDocuments({ internshipId: _id, counts: true })).toBe(2);
});
