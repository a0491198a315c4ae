import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeApplication } from '@/dev/testing/data/applications';
import { asActor, makeListing, makeUser } from '@/dev/testing/data/fixtures';
import { REQUIRED_FIELDS } from '@/dev/testing/data/listing-input';
import { preparedDatabase } from '@/dev/testing/stack/prepared-database';
import { listApplicants } from '@/lib/applications/board/list-applicants';
import { extendInternship } from '@/lib/internships/closing/extend-internship';
import { editListing } from '@/lib/internships/submissions/edit-listing';
import { DAY_MS } from '@/lib/platform/format/nairobi';
import { InternshipModel } from '@/models/internship';
import { updateInternship } from './update-internship';

preparedDatabase();

const OVER =
  'This internship closed more than 90 days ago, so it can’t reopen. Post it again as a new internship.';
const REFUSED = { code: 'conflict', message: OVER, details: { errors: { applicationDeadline: OVER } } };
const SECOND_MS = 1_000;

beforeEach(() => void vi.useFakeTimers({ now: Date.now(), toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

const from = (ms: number): Date => new Date(Date.now() + ms);

/** A listing that closed this long ago, with one applicant. */
async function closedFor(ms: number) {
  const employer = await makeUser('employer');
  const listing = await makeListing({ postedBy: employer._id, applicationDeadline: from(-ms) });
  await makeApplication(listing);
  const [actor, id] = [asActor(employer), listing._id.toHexString()];
  const deadline = from(20 * DAY_MS).toISOString();
  return {
    extend: () => extendInternship(actor, { id, fields: { applicationDeadline: deadline } }),
    edit: (fields: object) => editListing(actor, { id, fields }),
    staff: async (fields: object) => {
      const { updatedAt } = await InternshipModel.findById(id).orFail().lean();
      return updateInternship(asActor(await makeUser('editor')), {
        id,
        fields: { ...REQUIRED_FIELDS, title: listing.title, ...fields, updatedAt: updatedAt.toISOString() },
      });
    },
    deadline,
    stored: async () => (await InternshipModel.findById(id).orFail().lean()).applicationDeadline,
    before: listing.applicationDeadline,
    isReadable: async () => {
      const { applicants } = await listApplicants(actor, { internshipId: id });
      return applicants.map(({ user, resume }) => user.email !== null && resume !== null);
    },
  };
}

test.each([90 * DAY_MS, 400 * DAY_MS])(
  '%i ms after it closed, no new deadline brings its CVs back',
  async (ms) => {
    const one = await closedFor(ms);
    expect(await one.isReadable()).toEqual([false]);
    await expect(one.extend()).rejects.toMatchObject(REFUSED);
    await expect(one.staff({ applicationDeadline: one.deadline })).rejects.toMatchObject(REFUSED);
    await expect(one.edit({ location: 'Nakuru' })).rejects.toMatchObject({ code: 'conflict', message: OVER });
    expect(await one.stored()).toEqual(one.before);
    expect(await one.isReadable()).toEqual([false]);
  },
);

test('staff may correct the rest, and send its deadline again', async () => {
  const one = await closedFor(400 * DAY_MS);
  const applicationDeadline = one.before.toISOString();
  await one.staff({ applicationDeadline, location: 'Nakuru' });
  expect(await one.stored()).toEqual(one.before);
});

test.each(['extend', 'staff'] as const)('a second earlier, it reopens: %s', async (way) => {
  const one = await closedFor(90 * DAY_MS - SECOND_MS);
  expect(await one.isReadable()).toEqual([true]);
  await (way === 'extend' ? one.extend() : one.staff({ applicationDeadline: one.deadline }));
  expect((await one.stored()).toISOString()).toBe(one.deadline);
  expect(await one.isReadable()).toEqual([true]);
});
