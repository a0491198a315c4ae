import { expect, test } from 'vitest';
import { api } from '@/dev/testing/client/client';
import { makeListing, makeUser } from '@/dev/testing/data/fixtures';
import { stackDatabase } from '@/dev/testing/stack/stack-database';
import { ReportModel } from '@/models/report';
import { RecallModel } from '@/models/recall';

stackDatabase();

const BROWSER = { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html,*/*' };

test('an administrator decides and recalls without script; what was wrong is said on the page', async () => {
  const { _id } = await makeListing();
  const { token } = await makeUser('administrator');
  await api('POST', `/api/internships/${_id.toHexString()}/reports`, { json: { reason: 'money' } });
  const one = (await ReportModel.findOne({ internshipId: _id }).lean()) ?? expect.fail('no report');
  const page = `/dashboard/reports/${one._id.toHexString()}`;
  const decide = (fields: Record<string, string>) =>
    api('POST', `/api/admin/reports/${one._id.toHexString()}`, {
      token,
      raw: new URLSearchParams(fields).toString(),
      headers: BROWSER,
    });
  const shown = async (answer: Awaited<ReturnType<typeof decide>>) => {
    expect([answer.status, answer.headers.get('location')]).toEqual([303, page]);
    const outcome = answer.headers.get('set-cookie')?.split(';', 1)[0] ?? '';
    const cookie = `${outcome}; next-auth.session-token=${token}; mwanzo-signed-in=1`;
    return (await api<string>('GET', page, { cookie, headers: { accept: 'text/html' } })).body;
  };
  expect(await shown(await decide({ decision: 'ask', comments: '' }))).toContain(
    'Please write your question to the employer',
  );
  expect(await shown(await decide({ decision: 'uphold', comments: '', recall: 'on' }))).toContain(
    'The listing is recalled: everybody who applied or saved it is told by mail.',
  );
  expect(await RecallModel.countDocuments({ internshipId: _id })).toBe(1);
});
