import { Types } from 'mongoose';
import { beforeAll, expect, test, vi } from 'vitest';
import { asActor, inDays, makeListing, makeUser } from '@/dev/testing/data/fixtures';
import { commandsDuring } from '@/dev/testing/commands-during';
import { preparedDatabase } from '@/dev/testing/stack/prepared-database';
import { makeSubmission } from '@/dev/testing/data/submissions';
import type { SubmissionStatus } from '@/lib/platform/core/vocabulary';
import { ApplicationModel } from '@/models/application';
import { ApplyClickModel } from '@/models/apply-click';
import { readOverview } from './read-overview';
import { weekOf } from './weeks';

preparedDatabase();

const MOMENT = 1;
const id = () => new Types.ObjectId();
const thisMonday = weekOf(new Date()).from;

const applied = (appliedAt: Date) =>
  ApplicationModel.create({ internshipId: id(), userId: id(), resumeId: id(), status: 'applied', appliedAt });
const clicked = (at: Date) => ApplyClickModel.create({ internshipId: id(), at });
const submitted = (createdAt: Date, status: SubmissionStatus = 'pending') =>
  makeSubmission({ status, createdAt });

beforeAll(async () => {
  await makeListing({ industryId: 3 });
  await makeListing({ industryId: 3 });
  await makeListing({ industryId: 7 });
  await makeListing({ industryId: 7, applicationDeadline: inDays(-1) });
  await makeListing({ industryId: 7, deletedAt: new Date() });
  await makeListing({ industryId: 7, hiddenAt: new Date() });
  await applied(thisMonday);
  await applied(new Date(thisMonday.getTime() - MOMENT));
  await applied(inDays(-7 * 13));
  await clicked(thisMonday);
  await clicked(thisMonday);
  await submitted(inDays(-0.5));
  await submitted(inDays(-2));
  await submitted(inDays(-30));
  await submitted(inDays(-40), 'rejected');
});

test('counts open listings of every industry, the fullest first', async () => {
  const { industries } = await readOverview(asActor(await makeUser('editor')));
  expect(industries).toHaveLength(16);
  expect(industries.slice(0, 3).map(({ industryId, open }) => [industryId, open])).toEqual([
    [3, 2],
    [7, 1],
    [1, 0],
  ]);
});

test('counts applications and clicks by week', async () => {
  const { weeks } = await readOverview(asActor(await makeUser('editor')));
  expect(weeks).toHaveLength(12);
  expect(weeks.at(-1)).toEqual({ from: thisMonday.toISOString(), applications: 1, clicks: 2 });
  expect(weeks.at(-2)).toMatchObject({ applications: 1, clicks: 0 });
  expect(weeks.slice(0, -2).every(({ applications, clicks }) => applications + clicks === 0)).toBe(true);
});

test('an administrator reads how long submissions have waited', async () => {
  const { waiting } = await readOverview(asActor(await makeUser('administrator')));
  expect(waiting).toMatchObject({ total: 3, oldestAt: expect.stringMatching(/Z$/) });
  expect(Date.parse(waiting?.oldestAt ?? '')).toBeLessThan(inDays(-29).getTime());
  expect(waiting?.ages.map(({ count }) => count)).toEqual([1, 1, 0, 1]);
});

test('it takes six commands, the first time, too', async () => {
  const actor = asActor(await makeUser('administrator'));
  vi.resetModules();
  const { readOverview: readForTheFirstTime } = await import('./read-overview');
  for (let view = 1; view <= 2; view += 1) {
    const commands = await commandsDuring(() => readForTheFirstTime(actor));
    expect(commands.sort()).toEqual([
      'aggregate applications',
      'aggregate applyclicks',
      'aggregate internships',
      'aggregate reports',
      'aggregate submissions',
      'find submissions',
    ]);
  }
});

test('an editor, who decides on none, does not', async () => {
  expect((await readOverview(asActor(await makeUser('editor')))).waiting).toBeNull();
});

test.each(['employer', 'recent graduate'] as const)('it is not for an %s', async (role) => {
  await expect(readOverview(asActor(await makeUser(role)))).rejects.toMatchObject({ status: 403 });
});
