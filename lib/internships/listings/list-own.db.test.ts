import { Types } from 'mongoose';
import { expect, test } from 'vitest';
import { commandsDuring } from '@/dev/testing/commands-during';
import { asActor, inDays, makeListing, makeUser } from '@/dev/testing/data/fixtures';
import { preparedDatabase } from '@/dev/testing/stack/prepared-database';
import { ApplicationModel } from '@/models/application';
import { listOwnInternships } from './list-own';

preparedDatabase();

const apply = (internshipId: Types.ObjectId) =>
  ApplicationModel.create({
    internshipId,
    userId: new Types.ObjectId(),
    resumeId: new Types.ObjectId(),
    status: 'applied',
    appliedAt: new Date(),
  });

test('an employer’s listings come with their numbers of applicants, all counted by one command', async () => {
  const employer = await makeUser('employer');
  const titles = ['Baker', 'Miller', 'Farrier'];
  const listings = await Promise.all(titles.map((title) => makeListing({ title, postedBy: employer._id })));
  const [baker, miller] = listings;
  for (const listing of [baker, baker, miller]) if (listing) await apply(listing._id);
  await apply(new Types.ObjectId());
  const actor = asActor(employer);
  let answer: Awaited<ReturnType<typeof listOwnInternships>> | undefined;
  const commands = await commandsDuring(async () => {
    answer = await listOwnInternships(actor, {});
  });
  const applicants = answer?.internships.map(({ title, applicants: count }) => [title, count]).sort();
  expect(applicants).toEqual([
    ['Baker', 2],
    ['Farrier', 0],
    ['Miller', 1],
  ]);
  expect(commands.filter((command) => command.endsWith('applications'))).toEqual(['aggregate applications']);
});

test('they are found by words, narrowed by status and ordered', async () => {
  const employer = await makeUser('employer');
  const make = (title: string, days: number) =>
    makeListing({ title, postedBy: employer._id, applicationDeadline: inDays(days) });
  for (const [title, days] of [
    ['Baker', 20],
    ['Beekeeper', -3],
    ['Accounts Clerk', 5],
  ] as const)
    await make(title, days);
  await makeListing({ title: 'Baker of others' });
  const titles = async (input: Record<string, unknown>) =>
    (await listOwnInternships(asActor(employer), input)).internships.map(({ title }) => title);
  expect(await titles({ q: 'bak' })).toEqual(['Baker']);
  expect(await titles({ status: 'closed' })).toEqual(['Beekeeper']);
  expect(await titles({ status: 'open', sort: 'deadline' })).toEqual(['Accounts Clerk', 'Baker']);
  expect(await titles({ sort: 'title' })).toEqual(['Accounts Clerk', 'Baker', 'Beekeeper']);
  await expect(titles({ sort: 'best' })).rejects.toMatchObject({ name: 'ZodError' });
});
