import type { Types } from 'mongoose';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { api } from '@/dev/testing/client/client';
import { applyTo, makeGraduate, type ApplicationAnswer, type Graduate } from '@/dev/testing/data/applying';
import { pdfFile } from '@/dev/testing/data/documents';
import { download, upload } from '@/dev/testing/client/files';
import { asActor, inDays, makeListing, makeUser, type TestUser } from '@/dev/testing/data/fixtures';
import { person, usersAs } from '@/dev/testing/client/user-calls';
import { stackDatabase } from '@/dev/testing/stack/stack-database';
import type { EmployerInternship } from '@/lib/internships/listings/mapper';
import { listResumesSent } from '@/lib/identity/users/list-resumes-sent';
import { ApplicationModel } from '@/models/application';
import { ResumeDownloadModel } from '@/models/resume-download';
import { UserModel } from '@/models/user';
import type { Applicant } from './with-people';
import type { OwnApplication } from '@/lib/applications/tracking/own-application';

stackDatabase();

const CHROME = 'Mozilla/5.0 (Linux; Android 14) Chrome/143.0.0.0 Mobile Safari/537.36';

const NONE = {
  applied: 0,
  viewed: 0,
  shortlisted: 0,
  interview: 0,
  offered: 0,
  'not selected': 0,
  'no answer': 0,
  'handled outside': 0,
  withdrawn: 0,
};

describe('an employer', () => {
  let employer: TestUser, other: TestUser, graduate: Graduate, elsewhere: Graduate;
  let own: { _id: Types.ObjectId }, older: { _id: Types.ObjectId }, foreign: { _id: Types.ObjectId };
  let applicationId: string, foreignApplicationId: string;

  beforeAll(async () => {
    [employer, other] = [await makeUser('employer'), await makeUser('employer')];
    [graduate, elsewhere] = [await makeGraduate('mine'), await makeGraduate('elsewhere')];
    older = await makeListing({
      industryId: 13,
      postedBy: employer._id,
      createdAt: inDays(-2),
      title: 'Older',
    });
    own = await makeListing({ industryId: 13, postedBy: employer._id, title: 'Own' });
    await makeListing({ industryId: 13, postedBy: employer._id, deletedAt: new Date(), title: 'Deleted' });
    foreign = await makeListing({ industryId: 13, postedBy: other._id, title: 'Foreign' });
    applicationId = (await applyTo(graduate, own)).body.application._id;
    foreignApplicationId = (await applyTo(elsewhere, foreign)).body.application._id;
    await applyTo(graduate, foreign);
  });

  const get = <Body>(path: string, { token }: TestUser = employer) =>
    api<Body>('GET', `/api/employer/${path}`, { token });
  const applicantsOf = (listing: { _id: Types.ObjectId }, user = employer, query = '') =>
    get<{ applicants: Applicant[]; total: number; totalPages: number; message?: string }>(
      `applicants/${listing._id.toHexString()}${query}`,
      user,
    );
  const resumeOf = (userId: string, query = '', user: TestUser = employer) =>
    download(user, `/api/employer/download-resume/${userId}${query}`);
  const view = (id: string, user: TestUser = employer) =>
    api<ApplicationAnswer>('PUT', `/api/employer/applications/${id}/status`, { token: user.token, json: {} });

  // When Next.js streams a slow title, a script adds it after the page. That used to affect a few percent of pages.
  test('the page of an applicant has its title in its head, however busy the service is', async () => {
    const path = `/dashboard/employer-internships/${own._id.toHexString()}/applicants/${applicationId}`;
    const pages = await Promise.all(
      Array.from({ length: 40 }, () =>
        fetch(new URL(path, inject('appUrl')), {
          headers: { cookie: `next-auth.session-token=${employer.token}`, 'user-agent': CHROME },
        }).then((answer) => answer.text()),
      ),
    );
    for (const page of pages) expect(page).toMatch(/^.*<title>[^<]+, applicant[^]*<\/head>/);
  });

  test('sees own listings with how many applied', async () => {
    const { status, body } = await get<{ internships: EmployerInternship[]; total: number }>(
      'my-internships',
    );
    expect(status).toBe(200);
    expect(body).toMatchObject({ page: 1, total: 2, totalPages: 1 });
    expect(
      body.internships.map(({ title, applicants, submissionRef }) => ({ title, applicants, submissionRef })),
    ).toEqual([
      { title: 'Own', applicants: 1, submissionRef: null },
      { title: 'Older', applicants: 0, submissionRef: null },
    ]);
  });

  test('sees who applied to an own listing', async () => {
    const { status, body } = await applicantsOf(own);
    expect(status).toBe(200);
    expect(body).toEqual({
      applicants: [
        {
          _id: applicationId,
          userId: graduate.id,
          status: 'applied',
          appliedAt: expect.stringMatching(/Z$/),
          user: {
            _id: graduate.id,
            firstName: 'Test',
            lastName: 'Person',
            email: expect.stringMatching(/@test\.example$/),
            phoneNumber: '0700000000',
          },
          resume: { _id: graduate.resumeId, fileName: 'cv.pdf' },
          coming: null,
          career: null,
        },
      ],
      counts: { ...NONE, applied: 1 },
      page: 1,
      total: 1,
      totalPages: 1,
    });
    expect((await applicantsOf(older)).body).toEqual({
      applicants: [],
      counts: NONE,
      page: 1,
      total: 0,
      totalPages: 1,
    });
    expect((await applicantsOf(own, employer, '?status=viewed&q=te')).body).toMatchObject({ total: 0 });
    expect((await applicantsOf(own, employer, '?status=hired')).status).toBe(422);
    expect((await applicantsOf(own, employer, '?page=2')).body).toMatchObject({
      applicants: [],
      totalPages: 1,
    });
  });

  test('sees the name an application was sent with, whoever corrects it later', async () => {
    const applicant = await makeGraduate('renamed');
    const [first, second] = await Promise.all([
      makeListing({ industryId: 13, postedBy: employer._id, title: 'First' }),
      makeListing({ industryId: 13, postedBy: employer._id, title: 'Second' }),
    ]);
    await applyTo(applicant, first);
    // Restores the state before applications stored the name.
    await ApplicationModel.updateMany({ userId: applicant._id }, { $unset: { applicant: 1 } });
    const { email, phoneNumber } = (await UserModel.findById(applicant._id).lean()) ?? {};
    const json = { email, phoneNumber, firstName: 'Ngina', lastName: "Ng'ang'a" };
    expect((await api('PUT', '/api/users/profile', { token: applicant.token, json })).status).toBe(200);
    await applyTo(applicant, second);
    const administrator = await makeUser('administrator');
    const edit = { ...person({ role: 'recent graduate', email }), firstName: 'Somebody', lastName: 'Else' };
    expect((await usersAs(administrator).update(applicant.id, edit)).status).toBe(200);
    const nameIn = async (listing: { _id: Types.ObjectId }) =>
      (await applicantsOf(listing)).body.applicants.map(({ user }) => `${user.firstName} ${user.lastName}`);
    expect(await nameIn(first)).toEqual(['Test Person']);
    expect(await nameIn(second)).toEqual(['Ngina Ng’ang’a']);
    expect((await UserModel.findById(applicant._id).lean())?.pastNames).toMatchObject([
      { firstName: 'Test', lastName: 'Person' },
      { firstName: 'Ngina', lastName: 'Ng’ang’a' },
    ]);
  });

  test('does not see who applied to another’s listing', async () => {
    expect((await applicantsOf(foreign)).status).toBe(404);
    expect((await applicantsOf(own, other)).status).toBe(404);
    expect((await get('applicants/abc')).status).toBe(404);
  });

  test('downloads the resume that was sent, the very same bytes, whatever was uploaded later', async () => {
    const sender = await makeGraduate('as it was sent');
    await applyTo(sender, own);
    await upload(sender, pdfFile('newer'));
    const file = await resumeOf(sender.id);
    expect(file.status).toBe(200);
    expect(file.bytes.equals(pdfFile('as it was sent'))).toBe(true);
    expect(file.headers.get('content-disposition')).toBe('attachment; filename="cv.pdf"');
  });

  test('gets the one sent for a listing, or the latest', async () => {
    const sender = await makeGraduate('first');
    await applyTo(sender, older);
    const { resume } = (await upload(sender, pdfFile('second'))).body;
    await applyTo({ ...sender, resumeId: resume._id }, own);
    const bytes = async (query: string) => (await resumeOf(sender.id, query)).bytes;
    expect((await bytes(`?internshipId=${older._id.toHexString()}`)).equals(pdfFile('first'))).toBe(true);
    expect((await bytes(`?internshipId=${own._id.toHexString()}`)).equals(pdfFile('second'))).toBe(true);
    expect((await bytes('')).equals(pdfFile('second'))).toBe(true);
    expect((await resumeOf(sender.id, `?internshipId=${foreign._id.toHexString()}`)).status).toBe(404);
    expect((await resumeOf(sender.id, '?internshipId=abc')).status).toBe(404);
  });

  test('never reaches the resume of somebody who did not apply to an own listing: 1,000 probes', async () => {
    const people = await Promise.all(Array.from({ length: 8 }, () => makeGraduate('secret')));
    await Promise.all(people.slice(0, 4).map((person) => applyTo(person, foreign)));
    const users = [...people.map(({ id }) => id), elsewhere.id, employer.id, other.id];
    const resumes = [...people.map(({ resumeId }) => resumeId), elsewhere.resumeId];
    const listings = [own, older, foreign].map(({ _id }) => _id.toHexString());
    const pick = (all: readonly string[]): string => all[Math.floor(Math.random() * all.length)] ?? '';
    const query = () =>
      pick(['', '?internshipId=', '?internshipId[$ne]=x', ...listings.map((id) => `?internshipId=${id}`)]);
    const probe = () =>
      Math.random() < 0.2
        ? `/api/users/resume/${pick(resumes)}`
        : `/api/employer/download-resume/${pick([...users, ...resumes])}${query()}`;
    const probes = Array.from({ length: 1_000 }, probe);
    const answers = new Set<string>();
    const work = async () => {
      for (let path = probes.pop(); path !== undefined; path = probes.pop()) {
        const { status, bytes } = await download(employer, path);
        answers.add(`${status} ${bytes.toString()}`);
      }
    };
    await Promise.all(Array.from({ length: 20 }, work));
    expect([...answers]).toEqual(['404 {"message":"Resume not found"}']);
    expect(await ResumeDownloadModel.exists({ ownerId: { $in: people.map(({ _id }) => _id) } })).toBeNull();
  });

  test('each download is noted for the graduate: who, when and for which listing', async () => {
    const sender = await makeGraduate();
    const { _id } = (await applyTo(sender, own)).body.application;
    await resumeOf(sender.id, `?internshipId=${own._id.toHexString()}`);
    await resumeOf(sender.id);
    const administrator = await makeUser('administrator');
    await download(administrator, `/api/users/resume/${sender.resumeId}`);
    await download(sender, `/api/users/resume/${sender.resumeId}`);
    const { sent, byAdministrators } = await listResumesSent(asActor(sender));
    const noted = { _id: expect.any(String), at: expect.stringMatching(/Z$/), by: 'Test Person' };
    expect(sent).toMatchObject([{ _id, downloads: [noted, noted] }]);
    expect(byAdministrators).toEqual([noted]);

    await UserModel.deleteOne({ _id: administrator._id });
    expect((await listResumesSent(asActor(sender))).byAdministrators).toMatchObject([{ by: null }]);
    expect(await listResumesSent(asActor(await makeGraduate()))).toEqual({ sent: [], byAdministrators: [] });
  });

  test('marks an application viewed, once; the graduate sees it', async () => {
    const first = await view(applicationId);
    expect(first.status).toBe(200);
    expect(first.body.application).toMatchObject({ _id: applicationId, status: 'viewed' });
    expect((await view(applicationId)).body.application).toEqual(first.body.application);
    const stored = await ApplicationModel.findById(applicationId).lean();
    expect(stored?.history.map(({ status, by }) => [status, by?.toHexString()])).toEqual([
      ['applied', graduate.id],
      ['viewed', employer.id],
    ]);
    const { body } = await api<{ applications: OwnApplication[] }>(
      'GET',
      '/api/applications/my-applications',
      {
        token: graduate.token,
      },
    );
    expect(body.applications.find(({ _id }) => _id === applicationId)?.status).toBe('viewed');
  });

  test('20 times at once writes one entry', async () => {
    const sender = await makeGraduate();
    const { _id } = (await applyTo(sender, own)).body.application;
    await Promise.all(Array.from({ length: 20 }, () => view(_id)));
    expect((await ApplicationModel.findById(_id).lean())?.history).toHaveLength(2);
  });

  test('leaves a later state as it is', async () => {
    const sender = await makeGraduate();
    const { _id } = (await applyTo(sender, own)).body.application;
    await ApplicationModel.updateOne({ _id }, { $set: { status: 'shortlisted' } });
    expect((await view(_id)).body.application.status).toBe('shortlisted');
  });

  test('cannot mark another’s', async () => {
    expect((await view(foreignApplicationId)).status).toBe(404);
    expect((await view('abc')).status).toBe(404);
    expect((await ApplicationModel.findById(foreignApplicationId).lean())?.status).toBe('applied');
  });

  test.each(['administrator', 'editor', 'recent graduate'] as const)('none of it for a %s', async (role) => {
    const user = await makeUser(role);
    expect((await get('my-internships', user)).status).toBe(403);
    expect((await applicantsOf(own, user)).status).toBe(403);
    expect((await resumeOf(graduate.id, '', user)).status).toBe(403);
    expect((await view(applicationId, user)).status).toBe(403);
  });
});
