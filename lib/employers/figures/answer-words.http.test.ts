import { Types } from 'mongoose';
import { expect, inject, test } from 'vitest';
import { inDays, makeListing, makeUser } from '@/dev/testing/data/fixtures';
import { uniqueLetters } from '@/dev/testing/client/client-for';
import { stackDatabase } from '@/dev/testing/stack/stack-database';
import { refreshFigures } from '@/lib/employers/figures/refresh-figures';
import { internshipPath } from '@/lib/internships/listings/mapper';
import { ApplicationModel } from '@/models/application';
import { EmployerModel } from '@/models/employer';
import { createEmployer } from '@/lib/employers/records/create-employer';

stackDatabase();

const textOf = async (path: string): Promise<string> => {
  const answer = await fetch(inject('appUrl') + path);
  return (await answer.text()).replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');
};

/** The pages of a listing and its employer, who answered one applicant after each given number of days and never answered another. */
async function pagesOf(answeredAfter: number[]) {
  const employer = await makeUser('employer');
  const name = `Mlima ${uniqueLetters()}`;
  await createEmployer({ name, kind: 'company' }, employer._id, inDays(-100));
  const listing = await makeListing({ postedBy: employer._id, company: name });
  const appliedAt = inDays(-60);
  const steps = [...answeredAfter.map((days) => ['not selected', days] as const), ['no answer', 45] as const];
  await ApplicationModel.insertMany(
    steps.map(([status, days]) => ({
      internshipId: listing._id,
      userId: new Types.ObjectId(),
      resumeId: new Types.ObjectId(),
      employer: listing.employer,
      status,
      history: [
        { status: 'applied' as const, at: appliedAt, by: null },
        { status, at: inDays(days - 60), by: null },
      ],
      appliedAt,
    })),
  );
  await refreshFigures(new Date());
  const record = await EmployerModel.findOne({ name }).lean();
  return {
    ofListing: await textOf(internshipPath(listing)),
    ofEmployer: await textOf(`/employers/${record?.slug ?? ''}`),
  };
}

test('from ten applications on, a listing and its employer’s page say how soon it answers', async () => {
  const { ofListing, ofEmployer } = await pagesOf([2, 3, 5, 11, 12, 13, 20, 30, 40]);
  expect(ofListing).toContain('Usually answers in 12 days');
  expect(ofEmployer).toContain('Answered 90% of 10 applications');
  expect(ofEmployer).toContain('Usually answered within 12 days');
});

test('below ten they say nothing', async () => {
  const { ofListing, ofEmployer } = await pagesOf([2, 3, 5, 11, 12, 13, 20, 30]);
  expect(ofListing).not.toContain('Usually answers');
  expect(ofEmployer).toContain('There are too few applications to say.');
  expect(ofEmployer).not.toContain('Usually answered');
});
