import { afterEach, expect, test, vi } from 'vitest';
import { breakOffAnywhere } from '@/dev/testing/break-off';
import { asActor, inDays, makeListing, makeResume, makeUser } from '@/dev/testing/data/fixtures';
import { preparedDatabase } from '@/dev/testing/stack/prepared-database';
import { ApplicationModel } from '@/models/application';
import { ApplyClickModel } from '@/models/apply-click';
import type { InternshipRecord } from '@/models/internship';
import { MailModel } from '@/models/mail';
import { UserModel } from '@/models/user';
import { applyToInternship } from './apply';

preparedDatabase();
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

async function employersListing(): Promise<InternshipRecord> {
  const employer = await makeUser('employer');
  return makeListing({ postedBy: employer._id });
}

async function applicantFor(listing: InternshipRecord) {
  const graduate = await makeUser('recent graduate');
  const resumeId = await makeResume(graduate);
  const input = { internshipId: listing._id.toHexString(), resumeId: resumeId.toHexString() };
  return { graduate, apply: () => applyToInternship(asActor(graduate), input) };
}

const applyTo = async (listing: InternshipRecord) => (await applicantFor(listing)).apply();

const mailsAbout = async (listing: InternshipRecord) =>
  (await MailModel.find({ kind: 'new applicant' }).lean()).filter(({ text }) =>
    text.includes(listing._id.toHexString()),
  );

test('an application and both of its mails are stored together or not at all, wherever the process dies', async () => {
  const employer = await makeUser('employer');
  const listing = await makeListing({ postedBy: employer._id });
  const { graduate, apply } = await applicantFor(listing);
  const stored = await UserModel.findById(employer._id).lean();
  const addresses = [asActor(graduate).email, stored?.email ?? ''];
  const kept = async () => ({
    applications: await ApplicationModel.countDocuments({ internshipId: listing._id }),
    mails: (await MailModel.find({ to: { $in: addresses } }).lean()).map(({ kind }) => kind),
  });
  const writes = await breakOffAnywhere(apply, async () =>
    expect(await kept()).toEqual({ applications: 0, mails: [] }),
  );
  expect(writes).toBeGreaterThanOrEqual(5);
  expect(await kept()).toEqual({ applications: 1, mails: ['application received', 'new applicant'] });
});

test('an application that is stored is not answered as a failure because its press was not counted', async () => {
  const listing = await employersListing();
  vi.spyOn(ApplyClickModel, 'create').mockRejectedValue(new Error('the database is away'));
  expect((await applyTo(listing)).created).toBe(true);
  expect(await mailsAbout(listing)).toHaveLength(1);
});

test('an applicant or a resume that is gone before the application is stored leaves nothing', async () => {
  const listing = await employersListing();
  const { graduate, apply } = await applicantFor(listing);
  await UserModel.deleteOne({ _id: graduate._id });
  await expect(apply()).rejects.toMatchObject({ status: 409 });
  expect(await ApplicationModel.countDocuments({ internshipId: listing._id })).toBe(0);
});

test('an employer is written to once a day for each listing, whoever applies and however many at once', async () => {
  const [listing, other] = [await employersListing(), await employersListing()];
  await Promise.all([...Array(5).fill(listing), other].map((one: InternshipRecord) => applyTo(one)));
  expect(await mailsAbout(listing)).toHaveLength(1);
  expect(await mailsAbout(other)).toHaveLength(1);
  vi.useFakeTimers({ now: inDays(1), toFake: ['Date'] });
  await applyTo(listing);
  expect(await mailsAbout(listing)).toHaveLength(2);
});
