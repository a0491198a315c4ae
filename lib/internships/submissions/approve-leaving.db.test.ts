import { expect, test } from 'vitest';
import { asActor, makeUser } from '@/dev/testing/data/fixtures';
import { preparedDatabase } from '@/dev/testing/stack/prepared-database';
import { makeSubmission } from '@/dev/testing/data/submissions';
import { AppError } from '@/lib/platform/core/errors';
import { deleteUserAccount } from '@/lib/identity/users/delete-user-account';
import { EmployerModel } from '@/models/employer';
import { InternshipModel } from '@/models/internship';
import { MailModel } from '@/models/mail';
import { approveSubmission } from './approve';

preparedDatabase();

async function waiting() {
  const [administrator, employer] = [await makeUser('administrator'), await makeUser('employer')];
  const { _id: submissionId } = await makeSubmission({ submittedBy: employer._id });
  const input = { id: submissionId.toHexString(), fields: { industryId: 10, descriptionParagraph: 'Cows.' } };
  return { employer, submissionId, approve: () => approveSubmission(asActor(administrator), input) };
}

test('an approval whose employer is gone publishes nothing and tells nobody', async () => {
  const { employer, submissionId, approve } = await waiting();
  await EmployerModel.deleteOne({ 'members.userId': employer._id });
  await expect(approve()).rejects.toMatchObject({ status: 404 });
  expect(await InternshipModel.countDocuments({ 'submissionRef.submissionId': submissionId })).toBe(0);
  expect(await MailModel.countDocuments()).toBe(0);
});

test('of an approval and the deletion of its employer at once, no open listing and no mail stays', async () => {
  for (let round = 0; round < 10; round += 1) {
    const { employer, submissionId, approve } = await waiting();
    await Promise.all([
      approve().catch((error: unknown) => {
        if (!(error instanceof AppError && [404, 409].includes(error.status))) throw error;
      }),
      deleteUserAccount(employer._id),
    ]);
    const listings = await InternshipModel.find({ 'submissionRef.submissionId': submissionId }).lean();
    for (const { postedBy, applicationDeadline } of listings) {
      expect(postedBy).toBeNull();
      expect(applicationDeadline.getTime()).toBeLessThanOrEqual(Date.now());
    }
    expect(await MailModel.countDocuments()).toBe(0);
  }
});
