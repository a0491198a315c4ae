import { setImmediate as turn } from 'node:timers/promises';
import type { Types } from 'mongoose';
import { expect, test, vi } from 'vitest';
import { runsAll } from '@/dev/test-run/only-in-all';
import { makeApplication } from '@/dev/testing/data/applications';
import {
  asActor,
  employerOf,
  inDays,
  makeListing,
  makeUser,
  type TestUser,
} from '@/dev/testing/data/fixtures';
import { formOf, makeSubmission } from '@/dev/testing/data/submissions';
import { preparedDatabase } from '@/dev/testing/stack/prepared-database';
import { listApplicants } from '@/lib/applications/board/list-applicants';
import { moveApplication } from '@/lib/applications/status/move-application';
import { extendInternship } from '@/lib/internships/closing/extend-internship';
import { listOwnInternships } from '@/lib/internships/listings/list-own';
import { withTransaction } from '@/lib/platform/db/transaction';
import { recallListing } from '@/lib/trust/reports/recall-listing';
import { undoRecall } from '@/lib/trust/reports/undo-recall';
import { approveSubmission } from '@/lib/internships/submissions/approve';
import { submitInternship } from '@/lib/internships/submissions/submit-internship';
import { EmployerModel } from '@/models/employer';
import { InternshipModel } from '@/models/internship';
import { SubmissionModel } from '@/models/submission';
import { membership } from './membership';
import { removeMember } from './remove-member';

preparedDatabase();
vi.setConfig({ testTimeout: runsAll() ? 600_000 : 60_000 });

/** Concurrent runs of each pair. */
const TIMES = runsAll() ? 200 : 12;

interface Colleagues {
  owner: TestUser;
  member: TestUser;
  employer: Types.ObjectId;
}

async function colleagues(): Promise<Colleagues> {
  const [owner, member] = [await makeUser('employer'), await makeUser('employer')];
  const employer = await employerOf(owner._id);
  const joined = { userId: member._id, role: 'member' as const, since: new Date() };
  await EmployerModel.updateOne({ _id: employer }, { $push: { members: joined } });
  return { owner, member, employer };
}

/** For each run, the number of event-loop turns before the second of a pair starts. */
const delays = Array.from({ length: TIMES }, (_, at) => (at % 10) * 7);

async function after(turns: number): Promise<void> {
  for (let passed = 0; passed < turns; passed += 1) await turn();
}

/** Runs both concurrently. The delay decides which is first. Returns whether each succeeded. */
async function both(
  delay: number,
  one: () => Promise<unknown>,
  other: () => Promise<unknown>,
): Promise<boolean[]> {
  const [first, second] = delay % 2 === 0 ? [one, other] : [other, one];
  const settled = await Promise.allSettled([first(), after(delay).then(second)]);
  return settled.map(({ status }) => status === 'fulfilled');
}

test(`${TIMES} members who leave while what they submitted is approved lose it to their employer`, async () => {
  const administrator = asActor(await makeUser('administrator'));
  for (const delay of delays) {
    const { owner, member, employer } = await colleagues();
    const { _id } = await makeSubmission({ submittedBy: member._id });
    const fields = { industryId: 1, descriptionParagraph: 'Cows.' };
    await both(
      delay,
      () => removeMember(asActor(member), { id: member.id }),
      () => approveSubmission(administrator, { id: _id.toHexString(), fields }),
    );
    const listing = await InternshipModel.findOne({ 'submissionRef.submissionId': _id }).orFail().lean();
    expect(listing.employer).toEqual(employer);
    expect(await membership(member.id)).toBeNull();
    expect((await listOwnInternships(asActor(member), {})).total).toBe(0);
    expect((await listOwnInternships(asActor(owner), {})).total).toBe(1);
  }
});

test(`${TIMES} members who are removed while they move an applicant move none afterwards`, async () => {
  for (const delay of delays) {
    const { owner, member } = await colleagues();
    const listing = await makeListing({ postedBy: owner._id });
    const { application } = await makeApplication(listing);
    const applicationId = application._id.toHexString();
    await both(
      delay,
      () => removeMember(asActor(owner), { id: member.id }),
      () => moveApplication(asActor(member), { applicationId, move: { status: 'shortlisted' } }),
    );
    const again = moveApplication(asActor(member), { applicationId, move: { status: 'interview' } });
    await expect(again).rejects.toMatchObject({ status: 404 });
    const seen = listApplicants(asActor(member), { internshipId: listing._id.toHexString() });
    await expect(seen).rejects.toMatchObject({ status: 404 });
  }
});

test(`${TIMES} recalls against a colleague who extends and submits leave nothing open`, async () => {
  const by = asActor(await makeUser('administrator'));
  const fields = { applicationDeadline: inDays(50).toISOString() };
  const outcomes = new Set<string>();
  for (const delay of delays) {
    const { owner, member, employer } = await colleagues();
    const fraud = await makeListing({ postedBy: owner._id });
    const closed = await makeListing({ postedBy: owner._id, applicationDeadline: inDays(-3) });
    const extended = await both(
      delay,
      () => withTransaction(() => recallListing(by, fraud)),
      () => extendInternship(asActor(member), { id: closed._id.toHexString(), fields }),
    );
    outcomes.add(extended.join());
    const open = { employer, applicationDeadline: { $gt: new Date() } };
    expect(await InternshipModel.countDocuments(open)).toBe(0);
    expect(await membership(owner.id)).toBeNull();
  }
  for (const delay of delays.slice(0, TIMES / 4)) {
    const { owner, member, employer } = await colleagues();
    const fraud = await makeListing({ postedBy: owner._id });
    await both(
      delay * 8,
      () => withTransaction(() => recallListing(by, fraud)),
      () => submitInternship(asActor(member), formOf({})),
    );
    expect(await SubmissionModel.countDocuments({ employer, status: 'pending' })).toBe(0);
  }
  process.stdout.write(`recall and extend: ${[...outcomes].join(' / ')}\n`);
});

test(`${TIMES} undone recalls do not take back what a colleague extends at the first moment`, async () => {
  const by = asActor(await makeUser('administrator'));
  const [former, later] = [inDays(20), inDays(50)];
  const fields = { applicationDeadline: later.toISOString() };
  let refused = 0;
  for (let run = 0; run < TIMES; run += 1) {
    const { owner, member, employer } = await colleagues();
    const { _id } = await makeListing({ postedBy: owner._id, applicationDeadline: former });
    const fraud = await makeListing({ postedBy: owner._id });
    await withTransaction(() => recallListing(by, fraud));
    const extend = () => extendInternship(asActor(member), { id: _id.toHexString(), fields });
    let isUndone = false;
    const undone = undoRecall(by, { id: employer.toHexString() }).finally(() => (isUndone = true));
    for (let isExtended = false; !isExtended;) {
      const wasUndone = isUndone;
      isExtended = await extend().then(
        () => true,
        () => false,
      );
      if (!isExtended) refused += 1;
      if (wasUndone) expect(isExtended).toBe(true);
    }
    await undone;
    expect((await InternshipModel.findById(_id).orFail().lean()).applicationDeadline).toEqual(later);
  }
  expect(refused).toBeGreaterThan(0);
});
