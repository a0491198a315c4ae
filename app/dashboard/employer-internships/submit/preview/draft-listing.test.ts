import { expect, test } from 'vitest';
import { draftListing } from './draft-listing';

const now = new Date('2026-11-21T12:00:00Z');

test.each([
  ['2026-11-30', '2026-11-30T20:59:59.999Z', 'Open'],
  ['30/11/2026', '2026-11-30T20:59:59.999Z', 'Open'],
  ['20-Nov-26', '2026-11-20T20:59:59.999Z', 'Closed'],
  ['30 November 2026, 5:00 PM', '2026-11-30T14:00:00.000Z', 'Open'],
  ['3/2/2027', '', 'Open'],
  ['soon', '', 'Open'],
  [undefined, '', 'Open'],
])('shows the deadline %j as %j, %s', (typed, applicationDeadline, status) => {
  const fields = typed === undefined ? {} : { applicationDeadline: typed };
  expect(draftListing(fields, now)).toMatchObject({ applicationDeadline, status });
});
