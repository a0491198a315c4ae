import { expect, test } from 'vitest';
import { asActor, makeUser } from '@/dev/testing/data/fixtures';
import { formOf } from '@/dev/testing/data/submissions';
import { preparedDatabase } from '@/dev/testing/stack/prepared-database';
import { readInternship } from '@/lib/internships/listings/read-internship';
import { DAY_MS } from '@/lib/platform/format/nairobi';
import { dayForInput } from '@/lib/platform/format/dates';
import { InternshipModel } from '@/models/internship';
import { approveSubmission } from './approve';
import { publishDue } from './publish-due';
import { submitInternship } from './submit-internship';

preparedDatabase();

const inDays = (days: number) => new Date(Date.now() + days * DAY_MS);

async function approved(publishOn: string | null) {
  const [employer, administrator] = [await makeUser('employer'), await makeUser('administrator')];
  const said = { publishOn, descriptionParagraph: 'Cows, maize and the books of both.' };
  const { submission } = await submitInternship(asActor(employer), formOf(said));
  expect(submission.publishOn).toBe(publishOn);
  const fields = { industryId: 10 };
  const { internship } = await approveSubmission(asActor(administrator), { id: submission._id, fields });
  return internship._id;
}

test('a listing is hidden until the day its employer chose, and is new on that day', async () => {
  const day = dayForInput(inDays(3));
  const id = await approved(day);
  await expect(readInternship({ id })).rejects.toMatchObject({ status: 404 });
  const begins = new Date(`${day}T00:00:00+03:00`);
  expect(await publishDue(new Date(begins.getTime() - 1))).toBe(0);
  const counts = await Promise.all([publishDue(begins), publishDue(begins)]);
  expect(counts.reduce((sum, count) => sum + count)).toBe(1);
  expect(await readInternship({ id })).toMatchObject({ createdAt: begins.toISOString(), status: 'Open' });
  expect(await publishDue(inDays(4))).toBe(0);
});

test('without a day it is published at once', async () => {
  expect(await readInternship({ id: await approved(null) })).toMatchObject({ status: 'Open' });
});

test('one that was closed before its day is not published', async () => {
  const id = await approved(dayForInput(inDays(2)));
  await InternshipModel.updateOne({ _id: id }, { $set: { applicationDeadline: new Date() } });
  expect(await publishDue(inDays(3))).toBe(0);
  expect(await InternshipModel.findById(id).lean()).not.toHaveProperty('publishAt');
  await expect(readInternship({ id })).rejects.toMatchObject({ status: 404 });
});

test.each([
  ['today', 0],
  ['a day after the deadline', 30],
])('%s is refused', async (_, days) => {
  const employer = await makeUser('employer');
  const form = formOf({ publishOn: dayForInput(inDays(days)) });
  await expect(submitInternship(asActor(employer), form)).rejects.toMatchObject({
    issues: [{ path: ['publishOn'] }],
  });
});
