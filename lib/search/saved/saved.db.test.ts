import { Types } from 'mongoose';
import { describe, expect, test } from 'vitest';
import { seeded } from '@/dev/sample/random';
import {
  asActor,
  inDays,
  makeListing,
  makeResume,
  makeUser,
  type TestUser,
} from '@/dev/testing/data/fixtures';
import { preparedDatabase } from '@/dev/testing/stack/prepared-database';
import { closeInternship } from '@/lib/internships/closing/close-internship';
import { extendInternship } from '@/lib/internships/closing/extend-internship';
import { ApplicationModel } from '@/models/application';
import { InternshipModel, type InternshipRecord } from '@/models/internship';
import { MailModel } from '@/models/mail';
import { SavedModel } from '@/models/saved';
import { UserModel } from '@/models/user';
import { listOnDevice } from './list-on-device';
import { listSaved } from './list-saved';
import { readSavedCalendar } from './read-saved-calendar';
import { removeSaved } from './remove-saved';
import { saveInternship } from './save-internship';
import { removeFromDevice, saveOnDevice } from './save-on-device';
import { sendReminders } from './send-reminders';
import { takeOverSaved } from './take-over-saved';
import { unsubscribe } from './unsubscribe';

preparedDatabase();

const HOUR_MS = 60 * 60_000;

const save = (user: TestUser, { _id }: InternshipRecord) =>
  saveInternship(asActor(user), { internshipId: _id.toHexString() });
const remindersTo = async ({ _id }: TestUser) => {
  const to = (await UserModel.findById(_id).lean())?.email ?? '';
  return MailModel.find({ to, kind: 'reminder' }).sort({ createdAt: 1 }).lean();
};

/** Runs the job on two nodes every six hours for `days` days. */
async function runDays(days: number): Promise<void> {
  for (let hour = 0; hour <= days * 24; hour += 6) {
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

test('the calendar has the deadline of each that is open', async () => {
  const user = await makeUser('recent graduate');
  const listings = [
    await makeListing({ title: 'Open one' }),
    await makeListing({ title: 'Gone' }),
    await makeListing({ title: 'Closed', applicationDeadline: inDays(-1) }),
  ];
  for (const listing of listings) await save(user, listing);
  await InternshipModel.updateOne({ _id: listings[1]?._id }, { $set: { deletedAt: new Date() } });
  const addressOf = (path: string): string => `https://site.example${path}`;
  const file = await readSavedCalendar(asActor(user), { addressOf });
  expect([...file.matchAll(/SUMMARY:Apply: (.*?) at/g)].map(([, title]) => title)).toEqual(['Open one']);
});

test('a reminder is promised only where one is sent', async () => {
  const user = await makeUser('recent graduate');
  const [later, now] = [
    await makeListing({ title: 'Later', applicationDeadline: inDays(10) }),
    await makeListing({ title: 'Now', applicationDeadline: new Date(Date.now() + 60_000) }),
  ];
  expect(await save(user, later)).toEqual({ message: 'Later is saved. We’ll remind you before it closes.' });
  expect((await save(user, now)).message).toMatch(/^Now is saved. It closes on \w+ \d+, \d+\.$/);
});

const apply = async (user: TestUser, internshipId: Types.ObjectId, status: 'applied' | 'withdrawn') =>
  ApplicationModel.create({
    internshipId,
    userId: user._id,
    resumeId: await makeResume(user),
    status,
    appliedAt: new Date(),
  });

/** Events after which a saved listing needs no more reminders. */
const ENDINGS: Readonly<Record<string, (user: TestUser, listing: InternshipRecord, now: Date) => unknown>> = {
  closed: (_, { _id }, now) => InternshipModel.updateOne({ _id }, { $set: { applicationDeadline: now } }),
  hidden: (_, { _id }, now) => InternshipModel.updateOne({ _id }, { $set: { hiddenAt: now } }),
  deleted: (_, { _id }, now) => InternshipModel.updateOne({ _id }, { $set: { deletedAt: now } }),
  removed: (user, { _id }) => removeSaved(asActor(user), { internshipId: _id.toHexString() }),
  applied: (user, { _id }) => apply(user, _id, 'applied'),
  withdrawn: (user, { _id }) => apply(user, _id, 'withdrawn'),
};

/** 6:30 in Nairobi, 7, 2 and 1 days before the deadline. */
function dueTimes(deadline: Date): Date[] {
  const there = new Date(deadline.getTime() + 3 * HOUR_MS);
  const [year, month, day] = [there.getUTCFullYear(), there.getUTCMonth(), there.getUTCDate()];
  return [7, 2, 1].map((days) => new Date(Date.UTC(year, month, day - days, 3, 30)));
}

test('over a month: each reminder within the hour, none of what has ended, never two on a day', async () => {
  await SavedModel.deleteMany({});
  const random = seeded(21);
  const start = Date.now();
  const at = (hours: number) => new Date(start + hours * HOUR_MS);
  const users = await Promise.all([1, 2, 3].map(() => makeUser('recent graduate')));
  const saved: {
    user: TestUser;
    listing: InternshipRecord;
    since: Date;
    ends: Date;
    ending: string | undefined;
  }[] = [];
  for (const user of users)
    for (const ending of [...Object.keys(ENDINGS), ...Array<undefined>(5).fill(undefined)]) {
      const hours = random.between(30, 29 * 24);
      const title = `Saved x${saved.length}x`;
      const listing = await makeListing({ title, applicationDeadline: at(hours) });
      await save(user, listing);
      const ends = ending ? at(random.between(1, hours - 1)) : at(hours);
      saved.push({ user, listing, since: new Date(), ends, ending });
    }
  let sent = 0;
  const seen = users.map(() => 0);
  for (let hour = 0; hour <= 30 * 24; hour += 1) {
    const [before, now] = [at(hour - 1), at(hour)];
    for (const { user, listing, ends, ending } of saved)
      if (ending && ends > before && ends <= now) await ENDINGS[ending]?.(user, listing, now);
    const expected = users.map((user) =>
      saved
        .filter((one) => one.user === user && one.ends > now)
        .filter(({ listing, since }) =>
          dueTimes(listing.applicationDeadline).some((due) => due > before && due > since && due <= now),
        )
        .map(({ listing }) => listing.title),
    );
    const mails = expected.filter((titles) => titles.length > 0).length;
    const nodes = Array.from({ length: mails > 0 ? 2 : 1 }, () => sendReminders(now));
    const counts = await Promise.all(nodes);
    expect(
      counts.reduce((sum, count) => sum + count),
      `hour ${hour}`,
    ).toBe(mails);
    if (mails === 0) continue;
    for (const [which, user] of users.entries()) {
      const [mail] = (await remindersTo(user)).slice(seen[which]);
      const named = [...(mail?.text.matchAll(/^(Saved x\d+x) at /gm) ?? [])].map(([, title]) => title);
      expect(named.sort()).toEqual(expected[which]?.sort());
      seen[which] = (seen[which] ?? 0) + (mail ? 1 : 0);
    }
    sent += mails;
  }
  expect(sent).toBeGreaterThan(30);
});

test('three reminders say how many days are left; one of sixty listings is below 20 KB', async () => {
  const user = await makeUser('recent graduate');
  const change = { title: `"${'&'.repeat(130)}"`, company: '<'.repeat(120), applicationDeadline: inDays(10) };
  for (let made = 0; made < 60; made += 1) await save(user, await makeListing(change));
  await runDays(12);
  const mails = await remindersTo(user);
  expect(mails.map(({ text }) => /closes .*?, (\d+ days? left)/.exec(text)?.[1])).toEqual([
    '7 days left',
    '2 days left',
    '1 day left',
  ]);
  for (const { subject, text, html } of mails) {
    expect(subject).toBe('60 saved internships close soon');
    expect(text).toMatch(/^\d\d more: view saved internships\.$/m);
    expect(Buffer.byteLength(`${text}${html}`)).toBeLessThanOrEqual(20 * 1_024);
  }
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
  if (applied) await apply(user, applied._id, 'applied');
  await InternshipModel.updateOne({ _id: hidden?._id }, { $set: { hiddenAt: new Date() } });
  await removeSaved(asActor(user), { internshipId: removed?._id.toHexString() });
  await runDays(12);
  const mails = await remindersTo(user);
  expect(mails).toHaveLength(3);
  for (const { text } of mails) {
    expect(text).toContain('One at');
    expect(text).toContain('Two at');
    expect(text).not.toMatch(/Applied at|Hidden at|Removed at/);
  }
});

test('a deadline that is moved moves the reminders; a closed listing has none', async () => {
  const [user, employer] = [await makeUser('recent graduate'), await makeUser('employer')];
  const [moved, closed] = [
    await makeListing({ postedBy: employer._id, applicationDeadline: inDays(3) }),
    await makeListing({ postedBy: employer._id, applicationDeadline: inDays(10) }),
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

describe('what a visitor saved on the device', () => {
  const headersWith = (ids: readonly string[]) =>
    new Headers({ cookie: `a=1; mwanzo-saved=${ids.join('.')}` });
  const idsOf = (listings: readonly InternshipRecord[]) => listings.map(({ _id }) => _id.toHexString());
  const cookieIds = ({ cookies }: { cookies: string[] }) =>
    /mwanzo-saved=([^;]*)/.exec(cookies.join())?.[1]?.split('.');

  test('is a listing that is there, the last saved first, each once', async () => {
    const [one, two] = [await makeListing({ title: 'One' }), await makeListing()];
    const [first = '', second = ''] = idsOf([one, two]);
    const both = headersWith([second, first]);
    const outcome = await saveOnDevice(both, { internshipId: first });
    expect(outcome.message).toBe('One is saved on this device.');
    expect(cookieIds(outcome)).toEqual([first, second]);
    expect(cookieIds(removeFromDevice(both, { internshipId: second }))).toEqual([first]);
    await InternshipModel.updateOne({ _id: two._id }, { $set: { deletedAt: new Date() } });
    await expect(saveOnDevice(both, { internshipId: second })).rejects.toMatchObject({ status: 410 });
    await expect(saveOnDevice(both, { internshipId: { $ne: '' } })).rejects.toMatchObject({ status: 404 });
    const listed = await listOnDevice(both.get('cookie') ?? '');
    expect(listed.map(({ _id, deleted }) => [_id, deleted])).toEqual([
      [second, true],
      [first, false],
    ]);
  });

  test('is the account’s after the log-in, in the same order, without what is there, gone or removed', async () => {
    const user = await makeUser('recent graduate');
    const [had, one, two, removed] = [
      await makeListing({ title: 'Had' }),
      await makeListing({ title: 'One', applicationDeadline: inDays(10) }),
      await makeListing({ title: 'Two' }),
      await makeListing({ deletedAt: new Date() }),
    ];
    await save(user, had);
    const headers = headersWith([...idsOf([two, had, one, removed]), 'f'.repeat(24)]);
    const taken = await Promise.all([
      takeOverSaved(user._id.toHexString(), headers),
      takeOverSaved(user._id.toHexString(), headers),
    ]);
    expect(taken.flat()).toEqual(Array(2).fill('mwanzo-saved=; Path=/; Max-Age=0; SameSite=Lax'));
    const { internships } = await listSaved(asActor(user), {});
    expect(internships.map(({ title }) => title)).toEqual(['Two', 'One', 'Had']);
    const { remindAt } = (await SavedModel.findOne({ internshipId: one._id }).lean()) ?? {};
    expect(remindAt).toBeInstanceOf(Date);
    expect(await takeOverSaved(user._id.toHexString(), new Headers())).toEqual([]);
  });

  test('fills an account up to 200', async () => {
    const user = await makeUser('recent graduate');
    await SavedModel.insertMany(
      Array.from({ length: 199 }, () => ({
        userId: user._id,
        internshipId: new Types.ObjectId(),
        savedAt: new Date(0),
      })),
    );
    const ids = idsOf([await makeListing(), await makeListing()]);
    await takeOverSaved(user._id.toHexString(), headersWith(ids));
    expect(await SavedModel.countDocuments({ userId: user._id })).toBe(200);
  });

  test('is saved for nobody when the account is gone', async () => {
    const ids = idsOf([await makeListing()]);
    await takeOverSaved(new Types.ObjectId().toHexString(), headersWith(ids));
    expect(await SavedModel.countDocuments({ internshipId: ids[0] })).toBe(0);
  });
});
