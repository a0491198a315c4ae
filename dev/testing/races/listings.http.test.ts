import pLimit from 'p-limit';
import { beforeAll, describe, expect, test } from 'vitest';
import { openFilter } from '@/lib/internships/listings/open-status';
import { InternshipModel } from '@/models/internship';
import { SubmissionModel } from '@/models/submission';
import { UserModel } from '@/models/user';
import { api } from '../client/client';
import { inDays, makeListing, makeUser } from '../data/fixtures';
import { stackDatabase } from '../stack/stack-database';
import { decide } from '../client/submission-calls';
import { makeSubmission } from '../data/submissions';
import { abreast, MANY, printRace, tally, withStatus } from './concurrently';
import { countAuditEntries, emailOf, sentTo, twoAdministrators, type Said } from './racing';
import { runsAll } from '../../test-run/only-in-all';

/** Number of employers that are deleted while their submission is being approved. */
const DELETIONS = runsAll() ? 200 : MANY;
/**
 * The pairs are independent, but all deletions wait for one another, so a hundred concurrent pairs might
 * exceed a call's timeout.
 */
const PAIRS_AT_A_TIME = 10;
/** Maximum milliseconds for one pair: the deletions run one after another. */
const PAIR_MS = 1_200;

const descriptionParagraph = 'Work in the sun.';

stackDatabase();
let administrator: Awaited<ReturnType<typeof twoAdministrators>>;
beforeAll(async () => {
  administrator = await twoAdministrators();
});

/** Creates a pending submission of an employer. */
async function submitted(title = 'Race Intern') {
  const employer = await makeUser('employer');
  const submission = await makeSubmission({ title, submittedBy: employer._id });
  return { employer, id: submission._id, path: submission._id.toHexString() };
}

describe('concurrent decisions on a submission', () => {
  test('publish it once if two administrators approve it', async () => {
    const { employer, id, path } = await submitted();
    const answers = await abreast(MANY, (number) =>
      decide(administrator(number), path, 'approve', { industryId: 1 + (number % 2), descriptionParagraph }),
    );
    printRace('approve', answers);
    expect(tally(answers)).toEqual([
      `${MANY - 1} × 409 This submission has already been approved by Test Person. Nothing was changed.`,
      '1 × 200 The submission has been approved and published.',
    ]);
    const winner = answers.findIndex(({ status }) => status === 200);
    const listings = await InternshipModel.find({ 'submissionRef.submissionId': id }).lean();
    const won = { industryId: 1 + (winner % 2), createdBy: administrator(winner)._id };
    expect(listings).toMatchObject([{ ...won, postedBy: employer._id }]);
    expect(await SubmissionModel.findById(id).lean()).toMatchObject({
      status: 'approved',
      decision: { by: won.createdBy, industryId: won.industryId, internshipId: listings[0]?._id },
    });
    expect(await countAuditEntries(id, 'submission approved')).toBe(1);
    await sentTo(await emailOf(employer), 1);
  });

  test('either approve it or reject it', async () => {
    const { employer, id, path } = await submitted();
    const answers = await abreast(MANY, (number) =>
      number % 2 === 0
        ? decide(administrator(0), path, 'approve', { industryId: 3, descriptionParagraph })
        : decide(administrator(1), path, 'reject', { comments: 'Please say more.' }),
    );
    printRace('approve against reject', answers);
    expect(withStatus(answers, 200)).toHaveLength(1);
    expect(withStatus(answers, 409)).toHaveLength(MANY - 1);
    const submission = await SubmissionModel.findById(id).lean();
    const listings = await InternshipModel.countDocuments({ 'submissionRef.submissionId': id });
    expect({ status: submission?.status, listings }).toEqual(
      withStatus(answers, 200)[0]?.body.message.includes('approved')
        ? { status: 'approved', listings: 1 }
        : { status: 'rejected', listings: 0 },
    );
    expect(await countAuditEntries(id, `submission ${submission?.status}`)).toBe(1);
    await sentTo(await emailOf(employer), 1);
  });

  test(
    'leave no open listing without an employer if the employer is deleted',
    { timeout: DELETIONS * PAIR_MS },
    async () => {
      const by = administrator(0);
      const people = await abreast(DELETIONS, (number) => submitted(`Leaving Intern ${number}`));
      const atATime = pLimit(PAIRS_AT_A_TIME);
      const race = ({ employer, path }: (typeof people)[number]) =>
        Promise.all([
          decide(administrator(1), path, 'approve', { industryId: 4, descriptionParagraph }),
          api<Said>('DELETE', `/api/admin/deleteuser/${employer.id}`, { token: by.token }),
        ]);
      const answers = (await Promise.all(people.map((one) => atATime(() => race(one))))).flat();
      printRace('approve against the deletion of the employer', answers);
      expect(
        answers.map(({ status }) => status).filter((status) => ![200, 404, 409].includes(status)),
      ).toEqual([]);
      const ids = people.map(({ employer }) => employer._id);
      expect(await UserModel.countDocuments({ _id: { $in: ids } })).toBe(0);
      const listings = await InternshipModel.find({
        'submissionRef.submissionId': { $in: people.map(({ id }) => id) },
      }).lean();
      expect(listings.filter(({ postedBy }) => postedBy !== null)).toEqual([]);
      expect(listings.filter(({ applicationDeadline }) => applicationDeadline > new Date())).toEqual([]);
      expect(await SubmissionModel.countDocuments({ submittedBy: { $in: ids } })).toBe(0);
    },
  );
});

test('only one of several concurrent edits of the same version of a listing succeeds', async () => {
  const listing = await makeListing();
  const titleOf = (number: number) => `Edited by ${number}`;
  const answers = await abreast(MANY, (number) =>
    api<Said>('PUT', `/api/internships/${listing._id.toHexString()}`, {
      token: administrator(number).token,
      json: {
        title: titleOf(number),
        company: listing.company,
        industryId: 1,
        location: 'Nairobi',
        duration: '3 months',
        applicationDeadline: inDays(30).toISOString(),
        applyLink: listing.applyLink,
        descriptionParagraph: listing.descriptionParagraph,
        updatedAt: listing.updatedAt.toISOString(),
      },
    }),
  );
  printRace('edit a listing', answers);
  expect(tally(answers)).toEqual([
    `${MANY - 1} × 409 Someone else has changed this internship. Reload it and try again.`,
    '1 × 200 The internship has been updated.',
  ]);
  const stored = await InternshipModel.findOne({ _id: listing._id, ...openFilter(new Date()) }).lean();
  expect(stored?.title).toBe(titleOf(answers.findIndex(({ status }) => status === 200)));
  expect(await countAuditEntries(listing._id, 'internship updated')).toBe(1);
});
