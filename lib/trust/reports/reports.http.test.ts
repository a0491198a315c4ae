import { describe, expect, test } from 'vitest';
import { api } from '@/dev/testing/client/client';
import { makeApplication } from '@/dev/testing/data/applications';
import { makeListing, makeUser } from '@/dev/testing/data/fixtures';
import { stackDatabase } from '@/dev/testing/stack/stack-database';
import { InternshipModel } from '@/models/internship';
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
    'Write your question for the employer',
  );
  expect(await shown(await decide({ decision: 'uphold', comments: '', recall: 'on' }))).toContain(
    'The listing is recalled. We’ll e-mail everyone who applied to it or saved it.',
  );
  expect(await RecallModel.countDocuments({ internshipId: _id })).toBe(1);
});

const REPORTED_FOR = ['money', 'fake', 'discriminating', 'different', 'closed', 'other'] as const;
const ALWAYS = ['money', 'fake'];

async function reported(reason: string) {
  const listing = await makeListing({
    descriptionParagraph: 'You answer telephones at night.',
    applyLink: 'https://telephones.example/apply',
  });
  const { graduate } = await makeApplication(listing);
  const { _id } = listing;
  const sent = await api('POST', `/api/internships/${_id.toHexString()}/reports`, { json: { reason } });
  expect(sent.status).toBe(202);
  const report = await ReportModel.findOne({ internshipId: _id }).orFail().lean();
  return { listing, graduate, id: report._id.toHexString() };
}

const pageFor = async (token: string, path: string) =>
  (
    await api<string>('GET', path, {
      cookie: `next-auth.session-token=${token}; mwanzo-signed-in=1`,
      headers: { accept: 'text/html' },
    })
  ).body;

describe.each(REPORTED_FOR)('a listing that is upheld as reported for %s', (reason) => {
  test.each([
    ['nothing', {}],
    ['no warning', { warn: false }],
    ['a warning', { warn: true }],
  ])('by a call that asks for %s', async (_, sent) => {
    const { token } = await makeUser('editor');
    const { listing, graduate, id } = await reported(reason);
    const { status } = await api('PUT', `/api/admin/reports/${id}`, {
      token,
      json: { decision: 'uphold', ...sent },
    });
    expect(status).toBe(200);
    const isWarned = ALWAYS.includes(reason) || ('warn' in sent && sent.warn);
    expect(await RecallModel.countDocuments({ internshipId: listing._id, reason })).toBe(isWarned ? 1 : 0);
    const { body } = await api<{ applications: { warning: string[] | null }[] }>(
      'GET',
      '/api/applications/my-applications',
      { token: graduate.token },
    );
    expect(body.applications[0]?.warning ?? null).toEqual(isWarned ? expect.any(Array) : null);
  });

  test('by the form without script: the box is there for other reasons only', async () => {
    const { token } = await makeUser('editor');
    const { listing, id } = await reported(reason);
    const page = await pageFor(token, `/dashboard/reports/${id}`);
    const isAlways = ALWAYS.includes(reason);
    expect(page.includes('name="warn"')).toBe(!isAlways);
    expect(page.includes('we e-mail a warning to everyone who applied to or saved it')).toBe(isAlways);
    const { status } = await api('POST', `/api/admin/reports/${id}`, {
      token,
      raw: new URLSearchParams({ decision: 'uphold', comments: '' }).toString(),
      headers: BROWSER,
    });
    expect(status).toBe(303);
    expect(await RecallModel.countDocuments({ internshipId: listing._id })).toBe(isAlways ? 1 : 0);
  });
});

test('the box is not shown, and all are warned, where the report for money is older than fifty others', async () => {
  const { token } = await makeUser('editor');
  const { listing } = await reported('money');
  for (let more = 0; more < 52; more += 1)
    await api('POST', `/api/internships/${listing._id.toHexString()}/reports`, {
      json: { reason: 'closed' },
    });
  const last = await ReportModel.findOne({ internshipId: listing._id })
    .sort({ createdAt: -1 })
    .orFail()
    .lean();
  const path = `reports/${last._id.toHexString()}`;
  const page = await pageFor(token, `/dashboard/${path}`);
  expect(page).toContain('53 reports of this listing');
  expect(page).not.toContain('name="warn"');
  await api('PUT', `/api/admin/${path}`, { token, json: { decision: 'uphold', warn: false } });
  expect(await RecallModel.countDocuments({ internshipId: listing._id, reason: 'money' })).toBe(1);
});

test('the text of the listing is beside the report, also once it is hidden; its link is no link', async () => {
  const { token } = await makeUser('editor');
  const { listing, id } = await reported('fake');
  for (const hiddenAt of [null, new Date()]) {
    await InternshipModel.updateOne({ _id: listing._id }, { $set: { hiddenAt } });
    const page = await pageFor(token, `/dashboard/reports/${id}`);
    expect(page).toContain('You answer telephones at night.');
    expect(page).toContain('https://telephones.example/apply');
    expect(page).not.toContain('href="https://telephones.example/apply"');
  }
});

test('staff see how many reports are open, on their home and in the menu', async () => {
  const open = await ReportModel.countDocuments({ state: 'open' });
  await reported('closed');
  for (const role of ['editor', 'administrator'] as const) {
    const { token } = await makeUser(role);
    const home = await pageFor(token, '/dashboard');
    expect(home).toContain(`aria-label="${(open + 1).toLocaleString('en-US')}: Open reports"`);
    const menu = await pageFor(token, '/dashboard/profile');
    expect(menu.match(/>Reports <span[^>]*>([\d,]+)<span class="sr-only"> open</)?.[1]).toBe(
      (open + 1).toLocaleString('en-US'),
    );
  }
  for (const role of ['employer', 'recent graduate'] as const) {
    const { token } = await makeUser(role);
    expect(await pageFor(token, '/dashboard')).not.toContain('/dashboard/reports');
  }
});
