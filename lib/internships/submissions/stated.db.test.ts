import { expect, test } from 'vitest';
import { asActor, makeUser } from '@/dev/testing/data/fixtures';
import { formOf, makeSubmission } from '@/dev/testing/data/submissions';
import { preparedDatabase } from '@/dev/testing/stack/prepared-database';
import { SubmissionModel } from '@/models/submission';
import { approveSubmission } from './approve';
import { checkSubmission } from './check-submission';
import { resubmitInternship } from './resubmit-internship';
import { submitInternship } from './submit-internship';

preparedDatabase();

const SAID = {
  stipend: { kind: 'paid', min: 15_000, max: null },
  kind: 'volunteer',
  industryId: 10,
  county: 'Nakuru',
  descriptionParagraph: 'Cows, maize and the books of both.',
  yourRole: ['Milk'],
};

test('what an employer said is published without retyping, except the industry, which who approves chooses', async () => {
  const employer = await makeUser('employer');
  const administrator = await makeUser('administrator');
  const { submission } = await submitInternship(asActor(employer), formOf(SAID));
  expect(submission).toMatchObject({ ...SAID, whatWeLookFor: null });
  const by = asActor(administrator);
  await expect(approveSubmission(by, { id: submission._id, fields: {} })).rejects.toMatchObject({
    issues: [{ path: ['industryId'] }],
  });
  const { internship } = await approveSubmission(by, { id: submission._id, fields: { industryId: 3 } });
  expect(internship).toMatchObject({ ...SAID, industryId: 3, whatWeLookFor: [] });
});

test.each([
  [{ location: 'Thika Town' }, {}, 'Kiambu'],
  [{ location: 'Thika Town', county: 'Nakuru' }, {}, 'Nakuru'],
  [{ location: 'Thika Town' }, { county: null }, null],
  [{ location: 'Nairobi or Mombasa' }, {}, null],
] as const)('submitted as %j and approved with %j it is in the county %s', async (said, chosen, county) => {
  const employer = asActor(await makeUser('employer'));
  const { submission } = await submitInternship(employer, formOf(said));
  const fields = { industryId: 3, descriptionParagraph: 'Cows on grass.', ...chosen };
  const administrator = asActor(await makeUser('administrator'));
  const { internship } = await approveSubmission(administrator, { id: submission._id, fields });
  expect(internship.county).toBe(county);
});

test('a resubmission keeps what it does not mention, and takes away what it empties', async () => {
  const employer = await makeUser('employer');
  const { submission } = await submitInternship(asActor(employer), formOf(SAID));
  await SubmissionModel.updateOne({ _id: submission._id }, { $set: { status: 'rejected' } });
  const upload = formOf({ county: null, yourRole: [], kind: 'internship' }, false);
  const again = await resubmitInternship(asActor(employer), { id: submission._id, upload });
  expect(again.submission).toMatchObject({ ...SAID, county: null, yourRole: null, kind: 'internship' });
});

test('a submission of an earlier version says nothing beside the required fields', async () => {
  const { _id } = await makeSubmission();
  const stored = await SubmissionModel.findById(_id).lean();
  expect(Object.keys(stored ?? {})).not.toContain('stipend');
  expect(Object.keys(stored ?? {})).not.toContain('yourRole');
});

test('the checks read it', async () => {
  const submission = await makeSubmission({
    perksAndBenefits: ['Pay a refundable registration fee of KES 500 by M-Pesa before the interview'],
  });
  const findings = await checkSubmission(submission);
  expect(findings.map(({ field }) => field)).toContain('perksAndBenefits');
});
