import { join } from 'node:path';
import { Types } from 'mongoose';
import { describe, expect, test } from 'vitest';
import { breakOffAnywhere } from '@/dev/testing/break-off';
import { preparedDatabase } from '@/dev/testing/stack/prepared-database';
import { restoreBackup } from '@/lib/operations/backup/restore-backup';
import { formerAccount } from '@/lib/employers/records/former-account';
import { ApplicationModel } from '@/models/application';
import { EmployerModel } from '@/models/employer';
import { InternshipModel } from '@/models/internship';
import { MigrationModel } from '@/models/migration';
import { RecallModel } from '@/models/recall';
import { SubmissionModel } from '@/models/submission';
import { UserModel } from '@/models/user';
import {
  countFormerAccounts,
  countWithoutOwner,
  dropFormerAccounts,
  giveOwners,
  tellDoubtfulOwners,
} from './give-owners';
import { planMigrations } from './migrate-database';

preparedDatabase();

const BACKUPS = join(import.meta.dirname, '../../../dev/releases/backups');
const OWNED = [InternshipModel, ApplicationModel, RecallModel].map(({ collection }) => collection);

const restore = (version: string) => restoreBackup({ folder: join(BACKUPS, version), replace: true });

/** Restores the state of the previous version. */
async function asBefore(): Promise<void> {
  for (const collection of OWNED) await collection.updateMany({}, { $unset: { employer: 1, postedBy: 1 } });
  await SubmissionModel.collection.updateMany({}, { $unset: { employer: 1 } });
  await EmployerModel.collection.updateMany({}, { $unset: { recalledAt: 1 } });
  await MigrationModel.deleteOne({ _id: 32 });
}

/** Returns the owner of each document. */
const owners = async () =>
  Promise.all(
    [...OWNED, SubmissionModel.collection].map((collection) =>
      collection.find({}).sort({ _id: 1 }).project({ employer: 1, postedBy: 1, submittedBy: 1 }).toArray(),
    ),
  );

describe.each(['1.0.0', '1.0.0-employers'])('what version %s stored', (version) => {
  test('belongs to the employer of the account in it', async () => {
    await restore(version);
    expect(await countWithoutOwner()).toBe(0);
    const employers = await EmployerModel.find().lean();
    const membership = new Map(
      employers.flatMap(({ _id, members }) =>
        members.map(({ userId }) => [userId.toHexString(), _id.toHexString()] as const),
      ),
    );
    let owned = 0;
    for (const collection of OWNED) {
      for (const { employerId, employer, postedBy } of await collection.find({}).toArray()) {
        expect(postedBy ?? null).toEqual(employerId ?? null);
        const account = employerId instanceof Types.ObjectId ? employerId.toHexString() : '';
        expect(employer?.toHexString()).toBe(membership.get(account));
        if (employer) owned += 1;
      }
    }
    const submissions = await SubmissionModel.find().lean();
    for (const { submittedBy, employer } of submissions)
      expect(employer?.toHexString()).toBe(membership.get(submittedBy?.toHexString() ?? ''));
    expect(owned).toBeGreaterThan(50);
    process.stdout.write(
      `${version}: ${employers.length} employers, ${owned} listings, applications and recalls, ${submissions.length} submissions\n`,
    );
  });
});

describe('the migration', () => {
  test('killed anywhere goes on, and run again changes nothing', async () => {
    await restore('1.0.0-employers');
    const expected = await owners();
    await asBefore();
    expect(await countWithoutOwner()).toBeGreaterThan(100);
    const writes = await breakOffAnywhere(giveOwners, async () => undefined);
    expect(writes).toBeGreaterThanOrEqual(1);
    expect(await owners()).toEqual(expected);
    await giveOwners();
    expect(await owners()).toEqual(expected);
  });

  test('recalls the employer whose account is locked, not one that an administrator let in again', async () => {
    await restore('1.0.0-employers');
    const { employer, postedBy, at } = await RecallModel.findOne().orFail().lean();
    const recalledAt = async () => (await EmployerModel.findById(employer).lean())?.recalledAt;
    expect(await recalledAt()).toEqual(at);
    await asBefore();
    await UserModel.updateOne({ _id: postedBy }, { $set: { isActive: true } });
    await giveOwners();
    expect(await recalledAt()).toBeNull();
  });

  test('names in the dry run what was posted before its account joined, under another name', async () => {
    await restore('1.0.0-employers');
    await asBefore();
    const lines = await tellDoubtfulOwners();
    expect(lines.length).toBeGreaterThan(0);
    for (const line of lines) expect(line).toMatch(/^review .+: posted on .+ by someone who joined .+ on /);
    const plan = await planMigrations();
    expect(plan).toEqual(expect.arrayContaining(lines));
    expect(await countWithoutOwner()).toBeGreaterThan(100);
  });

  test('ends with the field of the version before, which is written until then', async () => {
    await restore('1.0.0-employers');
    expect(await countFormerAccounts()).toBeGreaterThan(50);
    const account = new Types.ObjectId();
    expect(await formerAccount(account)).toEqual({ employerId: account });
    await dropFormerAccounts();
    expect(await countFormerAccounts()).toBe(0);
    await MigrationModel.create({
      ...{ _id: 33, name: 'drop', phase: 'contract', startedAt: new Date(), doneAt: new Date() },
    });
    expect(await formerAccount(account)).toEqual({});
    expect(await formerAccount(null)).toEqual({});
  });
});
