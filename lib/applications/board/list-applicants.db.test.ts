import { Types } from 'mongoose';
import { beforeAll, describe, expect, test } from 'vitest';
import { commandsDuring } from '@/dev/testing/commands-during';
import { makeApplication } from '@/dev/testing/data/applications';
import { asActor, inDays, makeListing, makeUser, type TestUser } from '@/dev/testing/data/fixtures';
import { preparedDatabase } from '@/dev/testing/stack/prepared-database';
import { countWithoutApplicantKeys, writeApplicantKeys } from '@/lib/operations/migrations/applicant-keys';
import { ApplicationModel } from '@/models/application';
import type { InternshipRecord } from '@/models/internship';
import { ResumeModel } from '@/models/resume';
import { listApplicants } from './list-applicants';
import { listBoard } from './list-board';
import { readApplicant } from './read-applicant';

preparedDatabase();

const PEOPLE = [
  { name: ['Wanjiru', 'Ng’ang’a'], status: 'shortlisted' },
  { name: ['Akinyi', 'Otieno'], status: 'applied' },
  { name: ['Mary-Anne', 'Wairimu'], status: 'applied' },
  { name: ['Brian', 'Otieno'], status: 'not selected' },
] as const;

let employer: TestUser, listing: InternshipRecord;

beforeAll(async () => {
  employer = await makeUser('employer');
  listing = await makeListing({ postedBy: employer._id });
  for (const [at, person] of PEOPLE.entries())
    await makeApplication(listing, { ...person, appliedAt: inDays(at - 10) });
  await makeApplication(await makeListing({ postedBy: employer._id }), { name: ['Else', 'Where'] });
});

const list = (input: Record<string, unknown> = {}, of = listing) =>
  listApplicants(asActor(employer), { internshipId: of._id.toHexString(), ...input });
const names = async (input?: Record<string, unknown>) =>
  (await list(input)).applicants.map(({ user }) => `${user.firstName} ${user.lastName}`);

const [wanjiru, akinyi, mary, brian] = PEOPLE.map(({ name }) => name.join(' '));

describe('the applicants of a listing', () => {
  test('come newest first, oldest first or by name', async () => {
    expect(await names()).toEqual([brian, mary, akinyi, wanjiru]);
    expect(await names({ sort: 'newest' })).toEqual([brian, mary, akinyi, wanjiru]);
    expect(await names({ sort: 'oldest' })).toEqual([wanjiru, akinyi, mary, brian]);
    expect(await names({ sort: 'name' })).toEqual([akinyi, brian, mary, wanjiru]);
  });

  test('are found by the beginnings of words of the name, however it is typed', async () => {
    expect(await names({ q: 'OTI' })).toEqual([brian, akinyi]);
    expect(await names({ q: "ng'ang'a" })).toEqual([wanjiru]);
    expect(await names({ q: 'nganga wanj' })).toEqual([wanjiru]);
    expect(await names({ q: 'anne' })).toEqual([mary]);
    expect(await names({ q: 'tieno' })).toEqual([]);
    expect(await names({ q: '  ' })).toHaveLength(4);
  });

  test('are narrowed by status, and counted in each', async () => {
    expect(await names({ status: 'applied' })).toEqual([mary, akinyi]);
    const all = await list();
    expect(all).toMatchObject({ total: 4, page: 1, totalPages: 1 });
    expect(all.counts).toEqual({
      applied: 2,
      viewed: 0,
      shortlisted: 1,
      interview: 0,
      offered: 0,
      'not selected': 1,
      'no answer': 0,
      'handled outside': 0,
      withdrawn: 0,
    });
    const both = await list({ status: 'applied', q: 'otieno' });
    expect(both).toMatchObject({ total: 1, counts: { applied: 1, 'not selected': 1, shortlisted: 0 } });
  });

  test.each([
    [{}],
    [{ sort: 'newest' }],
    [{ sort: 'oldest' }],
    [{ sort: 'name' }],
    [{ status: 'applied' }],
    [{ q: 'otieno', sort: 'oldest' }],
  ])('each page leads to the next in the list %j, and the last to none', async (filters) => {
    const { applicants } = await list(filters);
    const internshipId = listing._id.toHexString();
    const next = applicants.map(({ _id }) =>
      readApplicant(asActor(employer), { internshipId, applicationId: _id, ...filters }),
    );
    const ids = (await Promise.all(next)).map(({ nextId }) => nextId);
    expect(ids).toEqual([...applicants.slice(1).map(({ _id }) => _id), null]);
  });

  test('each leads to the next if all applied at the same moment under the same name', async () => {
    const tied = await makeListing({ postedBy: employer._id });
    const appliedAt = inDays(-1);
    for (let made = 0; made < 3; made++)
      await makeApplication(tied, { name: ['Akinyi', 'Otieno'], appliedAt });
    for (const sort of ['newest', 'oldest', 'name']) {
      const ids = (await list({ sort }, tied)).applicants.map(({ _id }) => _id);
      const input = { internshipId: tied._id.toHexString(), applicationId: ids[0], sort };
      expect((await readApplicant(asActor(employer), input)).nextId).toBe(ids[1]);
      expect((await readApplicant(asActor(employer), { ...input, applicationId: ids[2] })).nextId).toBeNull();
    }
  });

  test('are nobody else’s, and filters have fixed values', async () => {
    const internshipId = listing._id.toHexString();
    const other = asActor(await makeUser('employer'));
    await expect(listApplicants(other, { internshipId })).rejects.toMatchObject({ code: 'notFound' });
    for (const wrong of [{ status: 'hired' }, { sort: 'best' }, { q: 'x'.repeat(101) }, { q: { $ne: '' } }])
      await expect(list(wrong)).rejects.toMatchObject({ name: 'ZodError' });
  });

  test('are found by the name of the account where they were sent before the name was kept', async () => {
    const graduate = await makeUser('recent graduate', { firstName: 'Njeri', lastName: 'Kamau' });
    const before = await makeListing({ postedBy: employer._id });
    await ApplicationModel.collection.insertOne({
      internshipId: before._id,
      userId: graduate._id,
      applicant: null,
      resumeId: new Types.ObjectId(),
      employer: before.employer,
      status: 'applied',
      history: [],
      appliedAt: new Date(),
    } as never);
    expect((await list({ q: 'kamau' }, before)).total).toBe(0);
    expect(await countWithoutApplicantKeys()).toBe(1);
    await writeApplicantKeys();
    expect(await countWithoutApplicantKeys()).toBe(0);
    expect((await list({ q: 'kamau' }, before)).total).toBe(1);
  });
});

describe('five hundred applicants cost what ten do', () => {
  let few: InternshipRecord, many: InternshipRecord;

  /** Adds many applications at once. Only those on the page need a person and a resume. */
  async function fill(count: number): Promise<InternshipRecord> {
    const made = await makeListing({ postedBy: employer._id });
    const people = await Promise.all(Array.from({ length: 10 }, () => makeUser('recent graduate')));
    const resumes = await ResumeModel.insertMany(
      people.map(({ _id }) => ({
        userId: _id,
        fileId: new Types.ObjectId(),
        fileName: 'cv.pdf',
        contentType: 'application/pdf',
        size: 1,
        uploadedAt: new Date(),
      })),
    );
    await ApplicationModel.insertMany(
      Array.from({ length: count }, (_, at) => ({
        internshipId: made._id,
        // The page shows the ten newest.
        userId: people[at]?._id ?? new Types.ObjectId(),
        applicant: { firstName: 'Test', lastName: `Person ${at}` },
        resumeId: resumes[at]?._id ?? new Types.ObjectId(),
        employer: made.employer,
        status: at % 3 === 0 ? 'applied' : 'viewed',
        history: [{ status: 'applied', at: new Date(), by: new Types.ObjectId() }],
        appliedAt: inDays(-at),
      })),
    );
    return made;
  }

  beforeAll(async () => {
    [few, many] = [await fill(10), await fill(500)];
  });

  test('in commands to the database, each with an index', async () => {
    const ten = await commandsDuring(() => list({}, few));
    const all = await commandsDuring(() => list({}, many));
    expect([...all].sort()).toEqual([...ten].sort());
    expect([...ten].sort()).toEqual([
      'aggregate applications',
      'find applications',
      'find employers',
      'find internships',
      'find resumes',
      'find users',
    ]);
  });

  test('on the board, too, which shows the newest four of each status', async () => {
    const board = (of: InternshipRecord) =>
      listBoard(asActor(employer), { internshipId: of._id.toHexString() });
    const ten = await commandsDuring(() => board(few));
    const all = await commandsDuring(() => board(many));
    expect([...all].sort()).toEqual([...ten].sort());
    const { columns } = await board(many);
    expect(columns.map(({ status, total }) => [status, total])).toEqual([
      ['applied', 167],
      ['viewed', 333],
      ['shortlisted', 0],
      ['interview', 0],
      ['offered', 0],
    ]);
    // Only ten have an account.
    expect(columns.map(({ cards }) => cards.length)).toEqual([4, 4, 0, 0, 0]);
    expect(columns[0]?.cards.map(({ next }) => next.includes('viewed'))).not.toContain(false);
    const other = asActor(await makeUser('employer'));
    const foreign = listBoard(other, { internshipId: many._id.toHexString() });
    await expect(foreign).rejects.toMatchObject({ code: 'notFound' });
  });
});
