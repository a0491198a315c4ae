import { describe, expect, onTestFinished, test } from 'vitest';
import { api, mailsTo, newUser } from '@/dev/testing/client/client';
import { uniqueLetters } from '@/dev/testing/client/client-for';
import { facts, submit } from '@/dev/testing/client/submission-calls';
import { makeListing, makeUser } from '@/dev/testing/data/fixtures';
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

/** Free names, each with a well-known one that differs by "Kenya", a place or a word that many names have. */
const ONE_WORD_AWAY: [free: string, known: string][] = [
  ['Revenue Authority', 'Kenya Revenue Authority'],
  ['Power', 'Kenya Power'],
  ['Airways', 'Kenya Airways'],
  ['Pipeline', 'Kenya Pipeline'],
  ['Ports Authority', 'Kenya Ports Authority'],
  ['Wildlife Service', 'Kenya Wildlife Service'],
  ['Medical Training College', 'Kenya Medical Training College'],
  ['Central Bank of Embu', 'Central Bank of Kenya'],
];

test.each(ONE_WORD_AWAY)('%s cannot become %s', async (free, known) => {
  const impostor = await newUser({ role: 'employer' });
  expect((await save(impostor, free)).status).toBe(200);
  expect(await save(impostor, known)).toMatchObject({
    status: 409,
    body: { errors: { name: `This name belongs to ${known}.` } },
  });
  expect((await save(impostor, `${free} Ltd`)).status).toBe(200);
});

test('spaces inside a free name cannot be closed into a well-known one', async () => {
  const impostor = await newUser({ role: 'employer' });
  expect((await save(impostor, 'Sa fa ri co m')).status).toBe(200);
  expect((await save(impostor, 'Safaricom')).status).toBe(409);
});

test('a verified employer shows no badge under a well-known name, and loses it with another name', async () => {
  const owner = await makeUser('employer');
  const place = uniqueLetters();
  await save(owner, 'Railways');
  const { _id } = await EmployerModel.findOne({ 'members.userId': owner._id }).orFail().lean();
  onTestFinished(async () => {
    await EmployerModel.deleteOne({ _id });
  });
  const { token } = await makeUser('administrator');
  const verify = () =>
    api('PUT', `/api/admin/employers/${_id.toHexString()}`, { token, json: { verification: 'verify' } });
  expect((await verify()).status).toBe(200);
  const badgeUnder = async (company: string): Promise<unknown> => {
    const listing = await makeListing({ postedBy: owner._id, company });
    const { body } = await api<{ internship: { employer: { badge: unknown } } }>(
      'GET',
      `/api/internships/${listing._id.toHexString()}`,
    );
    return body.internship.employer.badge;
  };
  expect(await badgeUnder('Railways Ltd')).toMatchObject({ kind: 'verified' });
  expect(await badgeUnder('Kenya Railways')).toBeNull();
  const { body } = await api<{ warnings: object[] }>('POST', '/api/checks', {
    ...{ token: owner.token, json: { company: 'Kenya Railways' } },
  });
  expect(body.warnings).toContainEqual(expect.objectContaining({ group: 'impersonation', level: 'severe' }));
  expect((await save(owner, 'Kenya Railways')).status).toBe(409);
  const verification = async () => (await EmployerModel.findById(_id).orFail().lean()).verification;
  expect((await save(owner, 'RAILWAYS, Ltd.')).status).toBe(200);
  expect(await verification()).toMatchObject({ by: 'documents' });
  for (const name of ['Railways Kenya', `Railways ${place}`]) {
    expect((await save(owner, name)).status).toBe(200);
    expect(await verification()).toBeNull();
    expect((await save(owner, 'Railways')).status).toBe(200);
    expect((await verify()).status).toBe(200);
  }
});
