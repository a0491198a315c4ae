import { beforeAll, describe, expect, inject, test } from 'vitest';
import { api } from '@/dev/testing/client/client';
import { apply, applyTo, makeGraduate, type Graduate } from '@/dev/testing/data/applying';
import { pdfFile } from '@/dev/testing/data/documents';
import { upload } from '@/dev/testing/client/files';
import { inDays, makeListing, makeUser, type TestUser } from '@/dev/testing/data/fixtures';
import { stackDatabase } from '@/dev/testing/stack/stack-database';
import { ApplicationModel } from '@/models/application';
import { ApplyClickModel } from '@/models/apply-click';
import { InternshipModel } from '@/models/internship';
import type { Applied } from './find-applied';
import type { OwnApplication } from '@/lib/applications/tracking/own-application';

stackDatabase();

describe('applying', () => {
  test('is recorded once; asking again answers the first one, and each press is counted', async () => {
    const graduate = await makeGraduate();
    const listing = await makeListing({ industryId: 13 });
    const first = await applyTo(graduate, listing);
    expect(first.status).toBe(201);
    expect(first.body.application).toEqual({
      _id: expect.stringMatching(/^[0-9a-f]{24}$/),
      internshipId: listing._id.toHexString(),
      userId: graduate.id,
      resumeId: graduate.resumeId,
      status: 'applied',
      appliedAt: expect.stringMatching(/Z$/),
      withdrawnAt: null,
    });
    const second = await applyTo(graduate, listing);
    expect(second.status).toBe(200);
    expect(second.body.application).toEqual(first.body.application);
    expect(await ApplyClickModel.countDocuments({ internshipId: listing._id, userId: graduate._id })).toBe(2);
    const stored = await ApplicationModel.findById(first.body.application._id).lean();
    expect(stored?.history).toMatchObject([{ status: 'applied', by: graduate._id }]);
  });

  test('50 times at once makes one application', async () => {
    const graduate = await makeGraduate();
    const listing = await makeListing({ industryId: 13 });
    const answers = await Promise.all(Array.from({ length: 50 }, () => applyTo(graduate, listing)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(49);
    expect(new Set(answers.map(({ body }) => body.application._id)).size).toBe(1);
    expect(await ApplicationModel.countDocuments({ userId: graduate._id })).toBe(1);
  });

  test.each(['administrator', 'editor', 'employer'] as const)('a signed-in %s may', async (role) => {
    const user = await makeUser(role);
    const { resume } = (await upload(user, pdfFile())).body;
    const listing = await makeListing({ industryId: 13 });
    expect((await applyTo({ ...user, resumeId: resume._id }, listing)).status).toBe(201);
  });

  test('a visitor may not', async () => {
    const listing = await makeListing({ industryId: 13 });
    const { status, body } = await apply(
      { token: '' },
      { internshipId: listing._id.toHexString(), resumeId: '000000000000000000000000' },
    );
    expect({ status, body }).toEqual({ status: 401, body: { message: 'Please login to access this page' } });
  });

  describe('is refused', () => {
    let graduate: Graduate;
    beforeAll(async () => {
      graduate = await makeGraduate();
    });
    const none = '000000000000000000000000';

    test.each([
      ['closed', { applicationDeadline: inDays(-0.001) }, 409],
      ['deleted', { deletedAt: new Date() }, 410],
      ['hidden', { hiddenAt: new Date() }, 404],
    ])('to a %s listing', async (_, change, status) => {
      const listing = await makeListing({ industryId: 13, ...change });
      expect((await applyTo(graduate, listing)).status).toBe(status);
      expect(await ApplicationModel.exists({ internshipId: listing._id })).toBeNull();
      expect(await ApplyClickModel.exists({ internshipId: listing._id })).toBeNull();
    });

    test('to a listing that never was', async () => {
      expect((await apply(graduate, { internshipId: none, resumeId: graduate.resumeId })).status).toBe(404);
    });

    test('with the resume of somebody else, or with none', async () => {
      const other = await makeGraduate();
      const internshipId = (await makeListing({ industryId: 13 }))._id.toHexString();
      for (const resumeId of [other.resumeId, none]) {
        const { status, body } = await apply(graduate, { internshipId, resumeId });
        expect({ status, body }).toEqual({ status: 403, body: { message: 'That CV isn’t yours.' } });
      }
    });

    test('with a resume that was replaced', async () => {
      const user = await makeGraduate('first');
      await applyTo(user, await makeListing({ industryId: 13 }));
      await upload(user, pdfFile('second'));
      expect((await applyTo(user, await makeListing({ industryId: 13 }))).status).toBe(409);
    });

    test.each([
      [{}, { internshipId: 'Choose an internship.', resumeId: 'Upload your CV first.' }],
      [
        { internshipId: { $ne: '' }, resumeId: { $ne: '' } },
        { internshipId: 'Choose an internship.', resumeId: 'Upload your CV first.' },
      ],
      [{ internshipId: none, resumeId: null }, { resumeId: 'Upload your CV first.' }],
      [{ internshipId: 'abc', resumeId: none }, { internshipId: 'Choose an internship.' }],
      [{ internshipId: [none], resumeId: none }, { internshipId: 'Choose an internship.' }],
    ])('%j', async (json, errors) => {
      expect(await apply(graduate, json)).toMatchObject({ status: 422, body: { errors } });
    });

    test.each(['[]', 'null', '"text"', '1'])('the body %s', async (body) => {
      const answer = await fetch(`${inject('appUrl')}/api/applications`, {
        method: 'POST',
        headers: { authorization: `Bearer ${graduate.token}`, 'content-type': 'application/json' },
        body,
      });
      expect(answer.status).toBe(422);
    });
  });
});

describe('to which of some listings I applied', () => {
  const asked = ({ token }: { token: string }, ids: readonly string[]) =>
    api<{ applied: Applied[]; saved: string[]; message: string }>(
      'GET',
      `/api/applications/applied?internshipIds=${ids.join(',')}`,
      { token },
    );

  test('those and no others, nobody else’s, closed ones too', async () => {
    const [graduate, other] = [await makeGraduate(), await makeGraduate()];
    const [first, second, third] = [
      await makeListing({ industryId: 13 }),
      await makeListing({ industryId: 13 }),
      await makeListing({ industryId: 13 }),
    ];
    const { application } = (await applyTo(graduate, first)).body;
    await applyTo(graduate, third);
    await applyTo(other, second);
    await InternshipModel.updateOne({ _id: first._id }, { $set: { applicationDeadline: inDays(-1) } });
    const ids = [first, second].map(({ _id }) => _id.toHexString());
    const { appliedAt } = application;
    expect(await asked(graduate, ids)).toMatchObject({
      status: 200,
      body: { applied: [{ internshipId: ids[0], appliedAt, status: 'applied', withdrawnAt: null }] },
    });
    expect((await asked(await makeUser('employer'), ids)).body).toEqual({ applied: [], saved: [] });
  });

  test('the day of a withdrawal', async () => {
    const [graduate, listing] = [await makeGraduate(), await makeListing()];
    const { application } = (await applyTo(graduate, listing)).body;
    await api('POST', `/api/applications/${application._id}/withdraw`, { token: graduate.token });
    const { history } = await ApplicationModel.findById(application._id).orFail().lean();
    const { body } = await asked(graduate, [listing._id.toHexString()]);
    expect(body.applied).toMatchObject([
      { status: 'withdrawn', withdrawnAt: history.at(-1)?.at.toISOString() },
    ]);
  });

  test('of 50 at once, not of 51, none or anything else', async () => {
    const user = await makeUser('recent graduate');
    const ids = Array.from({ length: 51 }, (_, at) => at.toString(16).padStart(24, '0'));
    expect((await asked(user, ids.slice(0, 50))).body).toEqual({ applied: [], saved: [] });
    for (const wrong of [ids, [], ['abc'], [`${ids[0]}`, '']]) {
      const { status, body } = await asked(user, wrong);
      const message = 'Enter the ids of 1 to 50 internships, separated by commas.';
      expect([status, body.message]).toEqual([422, message]);
    }
    expect((await asked({ token: '' }, ids.slice(0, 1))).status).toBe(401);
  });
});

describe('my applications', () => {
  const mine = async ({ token }: TestUser, query = '') =>
    (
      await api<{ applications: OwnApplication[]; page: number; total: number; totalPages: number }>(
        'GET',
        `/api/applications/my-applications${query}`,
        { token },
      )
    ).body;

  test('none yet', async () => {
    expect(await mine(await makeUser('recent graduate'))).toEqual({
      applications: [],
      page: 1,
      total: 0,
      totalPages: 1,
    });
  });

  test('newest first with their listings, ten a page; closed and deleted listings stay legible', async () => {
    const graduate = await makeGraduate();
    const listings = [];
    for (let index = 0; index < 12; index += 1) {
      const listing = await makeListing({ industryId: 13, title: `Listing ${index}` });
      expect((await applyTo(graduate, listing)).status).toBe(201);
      listings.unshift(listing);
    }
    const [newest, second] = listings;
    await InternshipModel.updateOne({ _id: newest?._id }, { $set: { deletedAt: new Date() } });
    await InternshipModel.updateOne({ _id: second?._id }, { $set: { applicationDeadline: inDays(-1) } });
    const first = await mine(graduate);
    expect(first).toMatchObject({ page: 1, total: 12, totalPages: 2 });
    const last = await mine(graduate, '?page=2');
    expect(
      [...first.applications, ...last.applications].map(({ internshipId }) => internshipId?.title),
    ).toEqual(listings.map(({ title }) => title));
    expect(first.applications[0]).toMatchObject({
      userId: graduate.id,
      status: 'applied',
      internshipId: { applyLink: null, deleted: true },
    });
    expect(first.applications[1]).toMatchObject({
      internshipId: { applyLink: 'https://example.org/apply', deleted: false, status: 'Closed' },
    });
    expect(await mine(graduate, '?page=9')).toEqual({ applications: [], page: 9, total: 12, totalPages: 2 });
    expect((await mine(graduate, '?page=0')).applications).toHaveLength(10);
  });

  test('nobody sees those of others', async () => {
    const graduate = await makeGraduate();
    await applyTo(graduate, await makeListing({ industryId: 13 }));
    expect((await mine(await makeUser('recent graduate'))).total).toBe(0);
    expect((await mine(await makeUser('administrator'))).total).toBe(0);
  });
});
