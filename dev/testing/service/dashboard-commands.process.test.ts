import { beforeAll, expect, test } from 'vitest';
import { recordAuditEntry } from '@/lib/trust/audit/record';
import { ApplicationModel } from '@/models/application';
import { SavedModel } from '@/models/saved';
import { asActor, inDays, makeListing, makeResume, makeUser, type TestUser } from '../data/fixtures';
import { makeSubmission } from '../data/submissions';
import { stackForFile } from '../stack/for-file';

const TOKEN = 'for-the-tests-only';

/** Jobs and the drawing of pictures for new listings are off, so that nothing else reads the database. */
const stack = stackForFile({ env: { METRICS_TOKEN: TOKEN, JOBS: 'off', PICTURES_AHEAD: 'off' } });

type Who = 'graduate' | 'employer' | 'administrator';

const people: Partial<Record<Who, TestUser>> = {};
let listingId = '';

beforeAll(async () => {
  const [graduate, employer, administrator] = [
    await makeUser('recent graduate'),
    await makeUser('employer'),
    await makeUser('administrator'),
  ];
  Object.assign(people, { graduate, employer, administrator });
  const resumeId = await makeResume(graduate);
  for (const title of ['Baker', 'Miller', 'Farrier']) {
    const { _id, ...listing } = await makeListing({
      title,
      postedBy: employer._id,
      createdBy: administrator._id,
    });
    listingId = _id.toHexString();
    const sent = { internshipId: _id, userId: graduate._id, resumeId, employer: listing.employer };
    await ApplicationModel.create({ ...sent, status: 'applied', appliedAt: new Date() });
    const target = { kind: 'internship' as const, id: _id, label: title };
    await recordAuditEntry(asActor(administrator), {
      action: 'internship created',
      target,
      before: null,
      after: null,
    });
  }
  const saved = await makeListing({ title: 'Saved', applicationDeadline: inDays(3) });
  await SavedModel.create({
    userId: graduate._id,
    internshipId: saved._id,
    savedAt: new Date(),
    remindAt: null,
  });
  await makeUser('editor', { createdBy: administrator._id });
  await makeSubmission({ submittedBy: employer._id });
  await makeSubmission({ submittedBy: employer._id, status: 'rejected' });
});

const READING =
  /^mwanzo_database_command_seconds_count\{command="(?:find|aggregate|count|distinct)"\} (\d+)$/gm;

/** Returns how many reads the service has sent to the database so far. */
async function commandsSoFar(): Promise<number> {
  const headers = { authorization: `Bearer ${TOKEN}` };
  const text = await (await fetch(new URL('/api/metrics', stack().appUrl), { headers })).text();
  return [...text.matchAll(READING)].reduce((sum, [, times]) => sum + Number(times), 0);
}

/** Returns how many reads a page causes, excluding those for the metrics. */
async function commandsOf(who: Who, path: string): Promise<number> {
  await commandsSoFar();
  const start = await commandsSoFar();
  const before = await commandsSoFar();
  const answer = await fetch(new URL(path, stack().appUrl), {
    headers: { cookie: `next-auth.session-token=${people[who]?.token}` },
    redirect: 'manual',
  });
  expect(answer.status).toBe(200);
  await answer.text();
  return (await commandsSoFar()) - before - (before - start);
}

test.each<[Who, string, number]>([
  // A first page that is not full is not counted. Includes one read each for the saved listings and the career profile.
  ['graduate', '/dashboard', 7],
  ['graduate', '/dashboard/my-internships', 3],
  // Includes two reads for the second factor, one for the sessions and one for the guardian of a minor.
  ['graduate', '/dashboard/profile', 13],
  ['employer', '/dashboard', 7],
  ['employer', '/dashboard/employer-internships', 5],
  // Includes one read for a closing that can be undone, and one to count the applicants it would turn down.
  ['employer', '/dashboard/employer-internships/{listing}', 14],
  ['employer', '/dashboard/employer-internships/submissions', 3],
  // Includes one read for the open reports shown in the menu.
  ['administrator', '/dashboard', 6],
  ['administrator', '/dashboard/users', 5],
  ['administrator', '/dashboard/users?q=test', 5],
  ['administrator', '/dashboard/internships', 4],
  ['administrator', '/dashboard/internship-submissions', 4],
  ['administrator', '/dashboard/audit', 3],
])('%s: %s takes %d commands, on the first and on later views', async (who, path, commands) => {
  const address = path.replace('{listing}', listingId);
  expect(await commandsOf(who, address)).toBe(commands);
  expect(await commandsOf(who, address)).toBe(commands);
});

test('people without data need fewer commands', async () => {
  people.employer = await makeUser('employer');
  people.graduate = await makeUser('recent graduate');
  expect(await commandsOf('employer', '/dashboard')).toBe(5);
  expect(await commandsOf('graduate', '/dashboard')).toBe(5);
  expect(await commandsOf('graduate', '/dashboard/profile')).toBe(12);
});
