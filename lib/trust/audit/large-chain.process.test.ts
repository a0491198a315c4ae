import { expect, test } from 'vitest';
import { addEntries } from '@/dev/testing/data/audit-entries';
import { rigOfFile } from '@/dev/testing/faults/test-environment-of-file';
import { AuditEntryModel } from '@/models/audit-entry';
import { sealAuditEntries } from './seal-entries';
import { verifyChain } from './verify-chain';

const COUNT = 100_000;
const ALTERED = 61_234;
/** Number of entries at the end that are cut off. */
const CUT = 45;

/** A database of its own: sealing this many entries keeps it busy for minutes, and other tests would wait for it. */
rigOfFile({ idle: true });

test(
  'of 100,000 entries one was altered and is found, alone, and so is the end that was cut off',
  { timeout: 900_000 },
  async () => {
    await addEntries(COUNT);
    const sealed = await Promise.all([sealAuditEntries(), sealAuditEntries(), sealAuditEntries()]);
    expect(sealed.reduce((sum, count) => sum + count, 0)).toBe(COUNT);
    const { end, ...whole } = await verifyChain();
    expect(whole).toMatchObject({ entries: COUNT, unsealed: 0, problems: 0 });
    const altered = await AuditEntryModel.findOneAndUpdate(
      { 'seal.seq': ALTERED },
      { $set: { 'after.title': 'Never' } },
    ).lean();
    await AuditEntryModel.deleteMany({ 'seal.seq': { $gt: COUNT - CUT } });
    expect(await verifyChain(end.hash)).toMatchObject({
      entries: COUNT - CUT,
      problems: 1,
      named: [expect.stringContaining(`${altered?._id.toHexString() ?? ''} (internship updated`) as string],
      hasExpected: false,
    });
  },
);
