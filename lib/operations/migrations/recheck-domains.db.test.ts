import { join } from 'node:path';
import { Types } from 'mongoose';
import { beforeEach, expect, test } from 'vitest';
import { breakOffAnywhere } from '@/dev/testing/break-off';
import { inDays } from '@/dev/testing/data/fixtures';
import { preparedDatabase } from '@/dev/testing/stack/prepared-database';
import { restoreBackup } from '@/lib/operations/backup/restore-backup';
import { createEmployer } from '@/lib/employers/records/create-employer';
import { EmployerModel, type VerificationRecord } from '@/models/employer';
import { MigrationModel } from '@/models/migration';
import { planMigrations } from './migrate-database';
import { countUnconfirmed, dropUnconfirmed, tellUnconfirmed } from './recheck-domains';

preparedDatabase();

const BACKUPS = join(import.meta.dirname, '../../../dev/releases/backups');

/** Data from the previous version: the website, the confirmed domain, and whether the domain still passes. */
const STORED = [
  ['https://www.twiga.com', 'twiga.com', true],
  ['https://twiga.com', 'hr.twiga.com', true],
  ['https://kijani.or.ke', 'kijani.or.ke', true],
  ['https://twiga.github.io', 'twiga.github.io', false],
  ['https://twiga.onmicrosoft.com', 'twiga.onmicrosoft.com', false],
  ['https://www.wananchi.com', 'wananchi.com', false],
  ['https://mailinator.com', 'mailinator.com', false],
  ['https://me.ke', 'me.ke', false],
  ['https://twiga.ne.ke', 'ne.ke', false],
  [null, 'twiga.com', false],
] as const;

async function store(website: string | null, by: VerificationRecord['by'], domain: string | null) {
  const owner = new Types.ObjectId();
  await createEmployer({ name: `Twiga ${owner.toHexString()}`, kind: 'company', website }, owner, new Date());
  const verification = { by, domain, at: new Date(), until: inDays(300), remindedAt: null };
  await EmployerModel.updateOne({ 'members.userId': owner }, { $set: { verification } });
  return owner;
}

const verificationOf = async (owner: Types.ObjectId) =>
  (await EmployerModel.findOne({ 'members.userId': owner }).orFail().lean()).verification;

beforeEach(async () => {
  await EmployerModel.deleteMany({});
});

test('killed anywhere goes on: shared and foreign domains lose the badge, all others keep it', async () => {
  const owners: Types.ObjectId[] = [];
  for (const [website, domain] of STORED) owners.push(await store(website, 'domain', domain));
  const byDocuments = await store('https://twiga.github.io', 'documents', null);
  expect(await countUnconfirmed()).toBe(7);
  expect(await breakOffAnywhere(dropUnconfirmed, async () => undefined)).toBeGreaterThanOrEqual(1);
  const kept = await Promise.all(owners.map(async (owner) => (await verificationOf(owner)) !== null));
  expect(kept).toEqual(STORED.map(([, , stays]) => stays));
  expect(await verificationOf(byDocuments)).toMatchObject({ by: 'documents' });
  expect(await countUnconfirmed()).toBe(0);
  const before = await EmployerModel.find().sort({ _id: 1 }).lean();
  await dropUnconfirmed();
  expect(await EmployerModel.find().sort({ _id: 1 }).lean()).toEqual(before);
});

test('more employers than one batch are all looked at', async () => {
  const owners = Array.from({ length: 450 }, () => new Types.ObjectId());
  const at = new Date();
  await EmployerModel.insertMany(
    owners.map((userId, index) => ({
      ...{ name: `Twiga ${index}`, slug: `twiga-${index}`, kind: 'company', website: 'https://wananchi.com' },
      members: [{ userId, role: 'owner', since: at }],
      verification: { by: 'domain', domain: 'wananchi.com', at, until: inDays(9), remindedAt: null },
    })),
  );
  expect(await countUnconfirmed()).toBe(450);
  expect((await tellUnconfirmed()).slice(-1)).toEqual(['and 400 more']);
  await dropUnconfirmed();
  expect(await EmployerModel.countDocuments({ verification: { $ne: null } })).toBe(0);
});

test('the dry run names who loses the badge and changes nothing', async () => {
  const owner = await store('https://twiga.github.io', 'domain', 'twiga.github.io');
  await MigrationModel.deleteOne({ _id: 35 });
  const plan = await planMigrations();
  expect(plan).toContain(
    'would run migration 35 (remove badges of domains where anyone can get an e-mail address): 1 document',
  );
  expect(plan.at(-1)).toMatch(
    /^Twiga \w+ will lose its badge: e-mail at twiga\.github\.io does not confirm https:\/\/twiga\.github\.io$/,
  );
  expect(await verificationOf(owner)).not.toBeNull();
});

test('what version 1.0.0-employers stored keeps its badges', async () => {
  await restoreBackup({ folder: join(BACKUPS, '1.0.0-employers'), replace: true });
  const confirmed = await EmployerModel.countDocuments({ 'verification.by': 'domain' });
  expect(confirmed).toBeGreaterThan(0);
  await dropUnconfirmed();
  expect(await EmployerModel.countDocuments({ 'verification.by': 'domain' })).toBe(confirmed);
});
