import { expect, test } from 'vitest';
import { makeListing } from '@/dev/testing/data/fixtures';
import { preparedDatabase } from '@/dev/testing/stack/prepared-database';
import { InternshipModel, type InternshipRecord } from '@/models/internship';
import { ReportModel } from '@/models/report';
import { reportListing } from './report-listing';

preparedDatabase();

let networks = 0;

/** Reports a listing as a visitor whose address and cookie are new each time. */
function report({ _id }: InternshipRecord, key: string | undefined, text = 'KES 1,500 to a till.') {
  networks += 1;
  const address = `41.91.${networks}.7`;
  return reportListing(
    { kind: 'visitor', problem: 'none' },
    {
      id: _id.toHexString(),
      fields: { reason: 'money', text },
      address,
      device: `browser at ${address}`,
      key,
    },
  );
}

const stored = async ({ _id }: InternshipRecord) => [
  await ReportModel.countDocuments({ internshipId: _id }),
  (await InternshipModel.findById(_id).select('+reports').orFail().lean()).reports,
];

test('a report sent again with its key is stored once, also from another address', async () => {
  const listing = await makeListing();
  const first = await report(listing, 'key-of-a-page');
  expect(await report(listing, 'key-of-a-page')).toEqual(first);
  expect(await stored(listing)).toEqual([1, 1]);
});

test('simultaneous reports with one key are stored once, beside others', async () => {
  const listing = await makeListing();
  await Promise.all([
    report(listing, 'key-of-a-page'),
    report(listing, 'another-page'),
    report(listing, 'key-of-a-page'),
    report(listing, undefined),
    report(listing, 'key-of-a-page'),
  ]);
  expect(await stored(listing)).toEqual([3, 3]);
});

test('other content or another listing with the same key is another report', async () => {
  const [listing, other] = [await makeListing(), await makeListing()];
  await report(listing, 'key-of-a-page');
  await report(listing, 'key-of-a-page', 'They called again.');
  await report(other, 'key-of-a-page');
  expect(await stored(listing)).toEqual([2, 2]);
  expect(await stored(other)).toEqual([1, 1]);
});

test('reports without a key are stored each time', async () => {
  const listing = await makeListing();
  await report(listing, undefined);
  await report(listing, undefined);
  expect(await stored(listing)).toEqual([2, 2]);
});
