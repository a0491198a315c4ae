import { expect, test } from 'vitest';
import {
  asActor,
  inDays,
  makeListing,
  makeResume,
  makeUser,
  type TestUser,
} from '@/dev/testing/data/fixtures';
import { preparedDatabase } from '@/dev/testing/stack/prepared-database';
import { closeInternship } from '@/lib/applications/close-internship';
import { extendInternship } from '@/lib/internships/extend-internship';
import { ApplicationModel } from '@/models/application';
import { InternshipModel, type InternshipRecord } from '@/models/internship';
import { MailModel } from '@/models/mail';
import { SavedModel } from '@/models/saved';
import { UserModel } from '@/models/user';
import { listSaved } from './list-saved';
import { removeSaved } from './remove-saved';
import { saveInternship } from './save-internship';
import { sendReminders } from './send-reminders';
import { unsubscribe } from './unsubscribe';

preparedDatabase();

const HOUR_MS = 60 * 60_000;

const save = (user: TestUser, { _id }: InternshipRecord) =>
  saveInternship(asActor(user), { internshipId: _id.toHexString() });
const remindersTo = async ({ _id }: TestUser) => {
  const to = (await UserModel.findById(_id).lean())?.email ?? '';
  return MailModel.find({ to, kind: 'reminder' }).sort({ createdAt: 1 }).lean();
};

/** Runs the job on two nodes each hour of so many days. */
async function runDays(days: number): Promise<void> {
  for (let hour = 0; hour <= days * 24; hour += 1) {
    const now = new Date(Date.now() + hour * HOUR_MS);
    await Promise.all([sendReminders(now), sendReminders(now)]);
  }
}

test('saved once however often, listed with the listing, and removed', async () => {
  const user = await makeUser('recent graduate');
  const listing = await makeListing();
  await Promise.all(Array.from({ length: 10 }, () => save(user, listing)));
  const { internships, total } = await listSaved(asActor(user), {});
  expect([total, internships[0]?.title]).toEqual([1, listing.title]);
  await removeSaved(asActor(user), { internshipId: listing._id.toHexString() });
  expect(await SavedModel.countDocuments({ userId: user._id })).toBe(0);
});

test('a reminder is promised only where one is sent', async () => {
  const user = await makeUser('recent graduate');
  const [later, now] = [
    await makeListing({ title: 'Later', applicationDeadline: inDays(10) }),
    await makeListing({ title: 'Now', applicationDeadline: new Date(Date.now() + 60_000) }),
  ];
  expect(await save(user, later)).toEqual({ message: 'Later is saved. We remind you before it closes.' });
  expect(await save(user, now)).toEqual({ message: 'Now is saved.' });
});

test('over twelve days: three reminders, on three days, none after the deadline', async () => {
  const user = await makeUser('recent graduate');
  await save(user, await makeListing({ applicationDeadline: inDays(10) }));
  await runDays(12);
  expect((await remindersTo(user)).map(({ text }) => /closes .*?, (\d+ days? left)/.exec(text)?.[1])).toEqual(
    ['7 days left', '2 days left', '1 day left'],
  );
});

test('what closes on the same day comes in one mail; what was applied to, removed or hidden in none', async () => {
  const user = await makeUser('recent graduate');
  const applicationDeadline = inDays(10);
  const listings = await Promise.all(
    ['One', 'Two', 'Applied', 'Hidden', 'Removed'].map((title) =>
      makeListing({ title, applicationDeadline }),
    ),
  );
  for (const listing of listings) await save(user, listing);
  const [, , applied, hidden, removed] = listings;
  await ApplicationModel.create({
    internshipId: applied?._id,
    userId: user._id,
    resumeId: await makeResume(user),
    status: 'applied',
    appliedAt: new Date(),
  });
  await InternshipModel.updateOne({ _id: hidden?._id }, { $set: { hiddenAt: new Date() } });
  await removeSaved(asActor(user), { internshipId: removed?._id.toHexString() });
  await runDays(12);
  const mails = await remindersTo(user);
  expect(mails).toHaveLength(3);
  for (const { text } of mails) {
    expect(text).toContain('One at');
    expect(text).toContain('Two at');
    expect(text).not.toMatch(/Applied at|Hidden at|Removed at/);
    expect(Buffer.byteLength(text)).toBeLessThan(20 * 1_024);
  }
});

test('a deadline that is moved moves the reminders; a closed listing has none', async () => {
  const [user, employer] = [await makeUser('recent graduate'), await makeUser('employer')];
  const [moved, closed] = [
    await makeListing({ employerId: employer._id, applicationDeadline: inDays(3) }),
    await makeListing({ employerId: employer._id, applicationDeadline: inDays(10) }),
  ];
  await save(user, moved);
  await save(user, closed);
  const actor = asActor(employer);
  const fields = { applicationDeadline: inDays(20).toISOString() };
  await extendInternship(actor, { id: moved._id.toHexString(), fields });
  await closeInternship(actor, { id: closed._id.toHexString(), fields: { reason: 'filled' } });
  await runDays(12);
  expect(await remindersTo(user)).toEqual([]);
  await runDays(21);
  expect(await remindersTo(user)).toHaveLength(3);
});

test('one press ends the reminders without logging in', async () => {
  const user = await makeUser('recent graduate');
  await save(user, await makeListing({ applicationDeadline: inDays(10) }));
  await runDays(5);
  const [mail] = await remindersTo(user);
  const token = mail?.unsubscribe?.split('/').at(-1) ?? '';
  await unsubscribe({ token });
  await runDays(12);
  expect(await remindersTo(user)).toHaveLength(1);
  await expect(unsubscribe({ token: `${token}x` })).rejects.toMatchObject({ status: 400 });
});
