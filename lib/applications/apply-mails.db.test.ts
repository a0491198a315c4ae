import { afterEach, expect, test, vi } from 'vitest';
import { asActor, inDays, makeListing, makeResume, makeUser, type TestUser } from '@/dev/testing/fixtures';
import { preparedDatabase } from '@/dev/testing/prepared-database';
import { moveMails } from '@/lib/mail/queue';
import { ApplicationModel } from '@/models/application';
import { ApplyClickModel } from '@/models/apply-click';
import { InternshipModel, type InternshipRecord } from '@/models/internship';
import { MailModel } from '@/models/mail';
import { applyToInternship } from './apply';

preparedDatabase();
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const away = () => new Error('the database is away');

async function employersListing(): Promise<InternshipRecord> {
  const employer = await makeUser('employer');
  return makeListing({ employerId: employer._id });
}

async function applyTo(listing: InternshipRecord, user?: TestUser) {
  const graduate = user ?? (await makeUser('recent graduate'));
  const resumeId = await makeResume(graduate);
  const input = { internshipId: listing._id.toHexString(), resumeId: resumeId.toHexString() };
  return applyToInternship(asActor(graduate), input);
}

const mailsAbout = async (listing: InternshipRecord) =>
  (await MailModel.find({ kind: 'new applicant' }).lean()).filter(({ text }) =>
    text.includes(listing._id.toHexString()),
  );

test('an application that is stored is never answered as a failure, and both its mails go out later', async () => {
  const listing = await employersListing();
  vi.spyOn(MailModel, 'create').mockRejectedValue(away());
  vi.spyOn(InternshipModel, 'updateOne').mockRejectedValue(away());
  vi.spyOn(ApplyClickModel, 'create').mockRejectedValue(away());
  const { application, created } = await applyTo(listing);
  expect(created).toBe(true);
  const stored = await ApplicationModel.findById(application._id).lean();
  expect(stored?.mails?.map(({ kind }) => kind)).toEqual(['application received', 'new applicant']);

  vi.restoreAllMocks();
  if (stored) await moveMails(ApplicationModel, stored._id);
  expect(await mailsAbout(listing)).toHaveLength(1);
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
