import { beforeAll, describe, expect, test } from 'vitest';
import { asActor, makeListing, makeResume, makeUser, type TestUser } from '@/dev/testing/data/fixtures';
import { preparedDatabase } from '@/dev/testing/stack/prepared-database';
import { DAY_MS } from '@/lib/platform/format/nairobi';
import { ApplicationModel } from '@/models/application';
import { InternshipModel } from '@/models/internship';
import { ResumeDownloadModel } from '@/models/resume-download';
import { downloadApplicants } from '@/lib/applications/board/download-applicants';
import { listApplicants } from '@/lib/applications/board/list-applicants';
import { listBoard } from '@/lib/applications/board/list-board';
import { openApplicantResume } from './open-applicant-resume';
import { readApplicant } from '@/lib/applications/board/read-applicant';
import { readOwnApplication } from '@/lib/applications/tracking/read-own';
import { readResumeText, viewResume } from './view-resume';

preparedDatabase();

const APPLICANTS = 40;
const MINUTE_MS = 60_000;

let employer: TestUser;
let listing: string;
let sent: { application: string; graduate: TestUser }[];

const ago = (days: number, minutes = 0) => new Date(Date.now() - days * DAY_MS - minutes * MINUTE_MS);
const closedAt = (applicationDeadline: Date) =>
  InternshipModel.updateOne({ _id: listing }, { $set: { applicationDeadline } });

beforeAll(async () => {
  employer = await makeUser('employer');
  const { _id, employer: owner } = await makeListing({ postedBy: employer._id });
  listing = _id.toHexString();
  sent = [];
  for (let made = 0; made < APPLICANTS; made += 1) {
    const graduate = await makeUser('recent graduate');
    const { _id: application } = await ApplicationModel.create({
      internshipId: _id,
      userId: graduate._id,
      resumeId: await makeResume(graduate),
      employer: owner,
      status: made % 2 ? 'viewed' : 'not selected',
      appliedAt: ago(100, made),
    });
    sent.push({ application: application.toHexString(), graduate });
  }
});

/** Every way an employer can get a resume or see its name. */
async function waysTo({
  application,
  graduate,
}: (typeof sent)[number]): Promise<PromiseSettledResult<unknown>[]> {
  const actor = asActor(employer);
  const userId = graduate._id.toHexString();
  return Promise.allSettled([
    openApplicantResume(actor, { userId }),
    openApplicantResume(actor, { userId, internshipId: listing }),
    viewResume(actor, { applicationId: application }),
    readResumeText(actor, { applicationId: application }),
  ]);
}

async function namedResumes(): Promise<number> {
  const actor = asActor(employer);
  const pages = await Promise.all(
    [1, 2, 3, 4].map((page) => listApplicants(actor, { internshipId: listing, page: String(page) })),
  );
  const { columns } = await listBoard(actor, { internshipId: listing });
  const { text } = await downloadApplicants(actor, { internshipId: listing });
  const [{ application } = { application: '' }] = sent;
  const one = await readApplicant(actor, { internshipId: listing, applicationId: application });
  return (
    [
      ...pages.flatMap(({ applicants }) => applicants),
      ...columns.flatMap(({ cards }) => cards),
      one.applicant,
    ].filter(({ resume }) => resume !== null).length + (text.match(/\.pdf/g) ?? []).length
  );
}

describe('the resumes of a listing', () => {
  test('are out of its employer’s reach 90 days after it closed, by every way', async () => {
    await closedAt(ago(90));
    const before = await ResumeDownloadModel.countDocuments();
    for (const one of sent)
      for (const way of await waysTo(one))
        expect(way).toMatchObject({ status: 'rejected', reason: { code: 'gone' } });
    expect(await namedResumes()).toBe(0);
    expect(await ResumeDownloadModel.countDocuments()).toBe(before);
  });

  test('are within reach until then', async () => {
    await closedAt(ago(90, -1));
    expect(await namedResumes()).toBeGreaterThanOrEqual(2 * APPLICANTS);
    const [one] = sent;
    const [latest] = one ? await waysTo(one) : [];
    expect(latest).not.toMatchObject({ reason: { code: 'gone' } });
  });

  test('stay in the reach of those who sent them, who see until when', async () => {
    const deadline = ago(10);
    await closedAt(deadline);
    const [{ application, graduate } = { application: '', graduate: employer }] = sent;
    const { internshipId } = await readOwnApplication(asActor(graduate), { id: application });
    expect(internshipId?.resumeUntil).toBe(new Date(deadline.getTime() + 90 * DAY_MS).toISOString());
  });

  test('are found by the newest application whose listing is not so old', async () => {
    await closedAt(ago(91));
    const [{ graduate } = { graduate: employer }] = sent;
    const { _id, employer: owner } = await makeListing({ postedBy: employer._id });
    const resumeId = await makeResume(graduate);
    await ApplicationModel.create({
      internshipId: _id,
      userId: graduate._id,
      resumeId,
      employer: owner,
      status: 'applied',
      appliedAt: ago(120),
    });
    await openApplicantResume(asActor(employer), { userId: graduate._id.toHexString() }).catch(
      () => undefined,
    );
    const download = await ResumeDownloadModel.findOne({ ownerId: graduate._id }).sort({ at: -1 }).lean();
    expect(download?.internshipId).toEqual(_id);
  });
});
