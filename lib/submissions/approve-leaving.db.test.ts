import { afterEach, expect, test, vi } from 'vitest';
import { asActor, makeUser } from '@/dev/testing/fixtures';
import { preparedDatabase } from '@/dev/testing/prepared-database';
import { makeSubmission } from '@/dev/testing/submissions';
import { eraseUser } from '@/lib/users/erase-user';
import { InternshipModel } from '@/models/internship';
import { MailModel } from '@/models/mail';
import { SubmissionModel } from '@/models/submission';
import { approveSubmission } from './approve';

preparedDatabase();
afterEach(() => vi.restoreAllMocks());

test('an approval that is overtaken by the deletion of its employer publishes nothing and tells nobody', async () => {
  const [administrator, employer] = [await makeUser('administrator'), await makeUser('employer')];
  const { _id: submissionId } = await makeSubmission({ submittedBy: employer._id });
  const create = InternshipModel.create.bind(InternshipModel);
  vi.spyOn(InternshipModel, 'create').mockImplementationOnce((async (listing: object) => {
    await eraseUser(employer._id);
    return create(listing);
  }) as typeof InternshipModel.create);
  const input = { id: submissionId.toHexString(), fields: { industryId: 10, descriptionParagraph: 'Cows.' } };
  await expect(approveSubmission(asActor(administrator), input)).rejects.toMatchObject({ status: 404 });
  expect(await InternshipModel.countDocuments({ 'submissionRef.submissionId': submissionId })).toBe(0);
  expect(await SubmissionModel.findById(submissionId).lean()).toMatchObject({ status: 'withdrawn' });
  expect(await MailModel.countDocuments()).toBe(0);
});
