import { expect, test } from 'vitest';
import { breakOffAnywhere } from '@/dev/testing/break-off';
import { asActor, inDays, makeUser } from '@/dev/testing/data/fixtures';
import { preparedDatabase } from '@/dev/testing/stack/prepared-database';
import { AuditEntryModel } from '@/models/audit-entry';
import { InternshipModel } from '@/models/internship';
import { createInternship } from './create-internship';
import { deleteInternship } from './delete-internship';
import { featureInternship } from './feature-internship';
import { updateInternship } from './update-internship';

preparedDatabase();

const fields = (title: string) => ({
  title,
  company: 'Bonde Farms',
  industryId: 10,
  location: 'Nakuru',
  duration: '3 months',
  applicationDeadline: inDays(30).toISOString(),
  applyLink: 'https://bonde.example',
  descriptionParagraph: 'Cows on grass.',
});

test('a listing is created, changed, featured and deleted together with its entry in the audit log, or not at all', async () => {
  const actor = asActor(await makeUser('administrator'));
  const kept = async () => ({
    titles: (await InternshipModel.find({ deletedAt: null }).lean()).map(({ title }) => title),
    actions: (await AuditEntryModel.find().sort({ _id: 1 }).lean()).map(({ action }) => action),
  });
  const dying = async (work: () => Promise<unknown>): Promise<void> => {
    const before = await kept();
    expect(
      await breakOffAnywhere(work, async () => expect(await kept()).toEqual(before)),
    ).toBeGreaterThanOrEqual(2);
  };

  await dying(() => createInternship(actor, fields('Milk Intern')));
  expect(await kept()).toEqual({ titles: ['Milk Intern'], actions: ['internship created'] });
  const id = (await InternshipModel.findOne().lean())?._id.toHexString();

  await dying(() => updateInternship(actor, { id, fields: { ...fields('Hay Intern'), industryId: 11 } }));
  expect(await kept()).toEqual({
    titles: ['Hay Intern'],
    actions: ['internship created', 'internship updated'],
  });

  await dying(() => featureInternship(actor, { id, fields: { isFeatured: true } }));
  expect(await kept()).toEqual({
    titles: ['Hay Intern'],
    actions: ['internship created', 'internship updated', 'internship updated'],
  });

  await dying(() => deleteInternship(actor, { id }));
  expect(await kept()).toEqual({
    titles: [],
    actions: ['internship created', 'internship updated', 'internship updated', 'internship deleted'],
  });
});

test('staff publish over a severe finding only with a reason, and are asked once', async () => {
  const actor = asActor(await makeUser('editor'));
  const fee = { ...fields('Fee Intern'), howToApply: 'Pay the registration fee of KES 1,500 first.' };
  await expect(createInternship(actor, fee)).rejects.toThrow(/“registration fee”/);
  expect(await InternshipModel.exists({ title: 'Fee Intern' })).toBeNull();

  const overrideReason = 'The board of nurses charges it by law.';
  const { internship } = await createInternship(actor, { ...fee, overrideReason });
  const edited = { ...fee, duration: '4 months' };
  await updateInternship(actor, { id: internship._id, fields: edited });
  const worse = { ...edited, descriptionParagraph: 'Send us your M-Pesa PIN.' };
  await expect(updateInternship(actor, { id: internship._id, fields: worse })).rejects.toThrow(
    /“Send us your M-Pesa PIN”/,
  );
  await updateInternship(actor, { id: internship._id, fields: { ...worse, overrideReason } });

  const entries = await AuditEntryModel.find({ 'target.label': 'Fee Intern, Bonde Farms' })
    .sort({ at: 1 })
    .lean();
  expect(entries.map(({ after }) => after?.overrideReason)).toEqual([
    overrideReason,
    undefined,
    overrideReason,
  ]);
  expect(entries.at(-1)?.after?.overriddenChecks).toEqual(['code-asked']);
});
