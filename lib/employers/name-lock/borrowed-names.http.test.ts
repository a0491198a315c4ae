import { describe, expect, test } from 'vitest';
import { api, mailsTo, newUser } from '@/dev/testing/client/client';
import { uniqueLetters } from '@/dev/testing/client/client-for';
import { facts, submit } from '@/dev/testing/client/submission-calls';
import { makeUser } from '@/dev/testing/data/fixtures';
import { stackDatabase } from '@/dev/testing/stack/stack-database';
import { AuditEntryModel } from '@/models/audit-entry';
import { EmployerModel } from '@/models/employer';

stackDatabase();

const save = ({ token }: { token: string }, name: string, website?: string) =>
  api('PUT', '/api/employer/profile', { token, json: { name, kind: 'company', website } });

/** Names used by impostors, each with an e-mail address and a website at a separate domain. */
const BORROWED =
  `KRA, M-PESA, KPLC, KWS, KPA, KEMRI, Equity, K C B, Co-op Bank, Barclays, StanChart, United Nations, Google, Mwanzo Support`
    .split(',')
    .map((name) => name.trim());

describe.each(BORROWED.map((name) => [name]))('%s', (name) => {
  test('is no name for an account at a domain of its own, nor for its listing', async () => {
    const domain = `${uniqueLetters()}.co.ke`;
    const impostor = await makeUser('employer', { email: `hr@${domain}` });
    const saved = await save(impostor, name, `https://${domain}`);
    expect(saved).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('with a document that shows it') as string },
    });
    const { body } = await api<{ warnings: { rule: string; level: string }[] }>('POST', '/api/checks', {
      ...{ token: impostor.token, json: { company: name } },
    });
    expect(body.warnings).toContainEqual(
      expect.objectContaining({ group: 'impersonation', level: 'severe' }),
    );
    const { submission } = (await submit(impostor, facts({ company: name }))).body;
    const administrator = await makeUser('administrator');
    const path = `/api/admin/internship-submissions/${submission._id}/approve`;
    const json = { industryId: 1, descriptionParagraph: 'Work in the sun.' };
    expect((await api('POST', path, { token: administrator.token, json })).status).toBe(422);
    const employer = await EmployerModel.findOne({ 'members.userId': impostor._id }).orFail().lean();
    expect(employer).toMatchObject({ name: '', verification: null });
  });
});

const idOf = async (name: string): Promise<string> =>
  (await EmployerModel.findOne({ name }).orFail().lean())._id.toHexString();

test('a squatter who was verified first loses the name to whom it belongs', async () => {
  const [squatter, owner] = [await newUser({ role: 'employer' }), await newUser({ role: 'employer' })];
  const name = `Mlima ${uniqueLetters()}`;
  const { token } = await makeUser('administrator');
  const decide = (id: string, json: object) =>
    api<{ message: string }>('PUT', `/api/admin/employers/${id}`, {
      token,
      json: { verification: 'verify', ...json },
    });
  await save(squatter, name);
  const squatting = await idOf(name);
  expect((await decide(squatting, {})).status).toBe(200);
  expect((await save(owner, name)).status).toBe(409);
  const own = `Bonde ${uniqueLetters()}`;
  await save(owner, own);
  const owning = await idOf(own);
  expect(await decide(owning, { name })).toMatchObject({
    status: 409,
    body: { message: `${name} has this name, or one like it. Take the name from it, or choose another.` },
  });
  expect((await decide(owning, { name, takeName: true })).status).toBe(200);
  expect(await EmployerModel.findById(owning).lean()).toMatchObject({
    name,
    verification: { by: 'documents' },
  });
  expect(await EmployerModel.findById(squatting).lean()).toMatchObject({ name: '', verification: null });
  await expect
    .poll(async () => (await mailsTo(squatter.email)).map(({ text }) => text).join())
    .toContain('Someone else has shown that this name is theirs.');
  const entries = await AuditEntryModel.find({ 'target.label': name, action: 'employer revoked' }).lean();
  expect(entries).toMatchObject([{ before: { name }, after: { name: '' } }]);
  expect((await save(squatter, `${name} Careers`)).status).toBe(409);
});
