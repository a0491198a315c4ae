import { expect, test } from 'vitest';
import { asActor, makeListing, makeUser } from '@/dev/testing/data/fixtures';
import { preparedDatabase } from '@/dev/testing/stack/prepared-database';
import { AuditEntryModel } from '@/models/audit-entry';
import { ReportModel } from '@/models/report';
import { readEvidence } from './read-evidence';
import { reportListing } from './report-listing';

preparedDatabase();

test('the evidence is a ZIP for administrators, and reading it is in the audit log', async () => {
  const employer = await makeUser('employer');
  const { _id } = await makeListing({ postedBy: employer._id });
  const visitor = { kind: 'visitor', problem: 'none' } as const;
  await reportListing(visitor, {
    id: _id.toHexString(),
    fields: { reason: 'money' },
    address: '10.0.0.1',
    device: 'a browser',
  });
  const id = (await ReportModel.findOne({ internshipId: _id }).lean())?._id.toHexString();
  await expect(readEvidence(asActor(await makeUser('editor')), { id })).rejects.toMatchObject({
    status: 403,
  });
  const administrator = asActor(await makeUser('administrator'));
  await expect(readEvidence(administrator, { id: employer.id })).rejects.toMatchObject({ status: 404 });
  const { fileName, stream } = await readEvidence(administrator, { id });
  expect(fileName).toBe(`evidence-${_id.toHexString()}.zip`);
  const bytes = Buffer.from(await new Response(stream as unknown as BodyInit).arrayBuffer());
  for (const name of ['listing', 'employer', 'applications', 'downloads', 'reports', 'log'])
    expect(bytes.includes(`${name}.json`)).toBe(true);
  expect(await AuditEntryModel.find({ 'target.id': _id }).lean()).toMatchObject([
    { action: 'evidence downloaded', actorRole: 'administrator' },
  ]);
});
