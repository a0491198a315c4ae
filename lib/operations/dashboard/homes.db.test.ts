import { Types } from 'mongoose';
import { expect, test } from 'vitest';
import { commandsDuring } from '@/dev/testing/commands-during';
import { asActor, inDays, makeListing, makeResume, makeUser } from '@/dev/testing/data/fixtures';
import { preparedDatabase } from '@/dev/testing/stack/prepared-database';
import type { ApplicationStatus } from '@/lib/platform/core/vocabulary';
import { updateEmployerProfile } from '@/lib/employers/profile/update-profile';
import { fillSearchIndex } from '@/lib/internships/listings/search-index';
import { ApplicationModel } from '@/models/application';
import { CareerModel } from '@/models/career';
import { SavedModel } from '@/models/saved';
import { readEmployerHome } from './read-employer-home';
import { readGraduateHome } from './read-graduate-home';

preparedDatabase();

interface Sent {
  userId: Types.ObjectId;
  internshipId: Types.ObjectId;
  status?: ApplicationStatus;
  interview?: { at: Date; place: string | null; link: string | null };
}

const apply = ({ status = 'applied', ...sent }: Sent) =>
  ApplicationModel.create({ ...sent, status, resumeId: new Types.ObjectId(), appliedAt: new Date() });

const titles = (listings: readonly { title: string }[]) => listings.map(({ title }) => title);

test('a graduate: offers, interviews to come, what waits, and saved listings that close within a week', async () => {
  const graduate = await makeUser('recent graduate');
  const userId = graduate._id;
  const listing = async (title: string, days: number) =>
    (await makeListing({ title, applicationDeadline: inDays(days) }))._id;
  const save = async (title: string, days: number) => {
    const internshipId = await listing(title, days);
    await SavedModel.create({ userId, internshipId, savedAt: new Date(), remindAt: null });
    return internshipId;
  };
  await save('In 3 days', 3);
  await save('Tomorrow', 1);
  await save('Next month', 30);
  await save('Closed', -1);
  await apply({ userId, internshipId: await save('Applied already', 2) });
  await apply({ userId, internshipId: await listing('Offer', 9), status: 'offered' });
  const at = (days: number) => ({ at: inDays(days), place: 'Kisumu', link: null });
  for (const days of [5, 2, -1]) {
    const internshipId = await listing(`Interview ${days}`, 9);
    await apply({ userId, internshipId, status: 'interview', interview: at(days) });
  }
  await apply({ userId, internshipId: await listing('Ended', 9), status: 'not selected' });

  const home = await readGraduateHome(asActor(graduate));
  expect(home.hasResume).toBe(false);
  expect(titles(home.closing)).toEqual(['Tomorrow', 'In 3 days']);
  expect(home.offers.map(({ internshipId }) => internshipId?.title)).toEqual(['Offer']);
  expect(home.interviews.map(({ internshipId }) => internshipId?.title)).toEqual([
    'Interview 2',
    'Interview 5',
  ]);
  expect([home.total, home.latest.length, home.waiting]).toEqual([6, 3, 4]);
});

test('a graduate who has nothing yet', async () => {
  const graduate = await makeUser('recent graduate');
  await makeResume(graduate);
  expect(await readGraduateHome(asActor(graduate))).toMatchObject({
    guardian: null,
    hasResume: true,
    latest: [],
    total: 0,
    offers: [],
    interviews: [],
    waiting: 0,
    closing: [],
    hasProfile: false,
    fitting: [],
  });
});

test('a graduate under 18, with the guardian whose consent is needed', async () => {
  const now = new Date();
  const graduate = await makeUser('recent graduate', {
    minor: {
      adultFrom: inDays(1),
      guardian: { name: 'Grace Otieno', email: 'mzazi@people.example' },
      state: 'asked',
      changedAt: now,
      waitingSince: now,
      textVersion: null,
      linkKey: 'key',
    },
  });
  expect((await readGraduateHome(asActor(graduate))).guardian).toMatchObject({ name: 'Grace Otieno' });
});

test('a graduate’s home reads their account once', async () => {
  const actor = asActor(await makeUser('recent graduate'));
  const commands = await commandsDuring(() => readGraduateHome(actor));
  expect(commands.filter((command) => command === 'find users')).toHaveLength(1);
});

test('a graduate with a career profile: openings that fit, without those saved or applied to', async () => {
  const graduate = await makeUser('recent graduate');
  const userId = graduate._id;
  await CareerModel.create({ _id: userId, course: 'Beekeeping', updatedAt: new Date() });
  const listing = async (title: string) => (await makeListing({ title: `Beekeeping ${title}` }))._id;
  await SavedModel.create({
    userId,
    internshipId: await listing('Saved'),
    savedAt: new Date(),
    remindAt: null,
  });
  await apply({ userId, internshipId: await listing('Applied') });
  await listing('Open');
  await fillSearchIndex();
  const home = await readGraduateHome(asActor(graduate));
  expect([home.hasProfile, titles(home.fitting)]).toEqual([true, ['Beekeeping Open']]);
});

test('an employer: applicants without an answer while there is time, and listings that close within a week', async () => {
  const employer = await makeUser('employer');
  const listing = async (title: string, days: number) =>
    (await makeListing({ title, postedBy: employer._id, applicationDeadline: inDays(days) }))._id;
  const [open, closing, ended, over] = [
    await listing('Open', 30),
    await listing('Closing', 2),
    await listing('Ended', -5),
    await listing('Over', -16),
  ];
  const userId = () => new Types.ObjectId();
  await apply({ userId: userId(), internshipId: open });
  await apply({ userId: userId(), internshipId: open, status: 'not selected' });
  await apply({ userId: userId(), internshipId: closing, status: 'offered' });
  await apply({ userId: userId(), internshipId: ended, status: 'viewed' });
  await apply({ userId: userId(), internshipId: ended, status: 'interview' });
  await apply({ userId: userId(), internshipId: over });
  await makeListing({ title: 'Of another', applicationDeadline: inDays(2) });

  const home = await readEmployerHome(asActor(employer));
  expect(home.toAnswer.map(({ title, unanswered }) => [title, unanswered])).toEqual([
    ['Ended', 2],
    ['Open', 1],
  ]);
  expect(titles(home.closing)).toEqual(['Closing']);
  expect(home.total).toBe(4);
  expect(titles(home.latest)).toHaveLength(3);
  expect(home.latest.map(({ applicants }) => applicants)).toContain(2);
  expect(home.submissions).toEqual({ pending: 0, rejected: 0, toCorrect: [] });
});

test('an employer has a profile once it is saved', async () => {
  const employer = asActor(await makeUser('employer'));
  expect(await readEmployerHome(employer)).toMatchObject({ total: 0, hasProfile: false });
  await updateEmployerProfile(employer, { name: 'Kisima Works', kind: 'company' });
  expect(await readEmployerHome(employer)).toMatchObject({ total: 0, hasProfile: true });
});

test('the home of employers is for them alone', async () => {
  const graduate = await makeUser('recent graduate');
  await expect(readEmployerHome(asActor(graduate))).rejects.toMatchObject({ code: 'forbidden' });
});
