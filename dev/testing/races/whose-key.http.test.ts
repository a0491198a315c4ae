import { randomUUID } from 'node:crypto';
import { inflateRawSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { IdempotencyKeyModel } from '@/models/idempotency-key';
import { UserModel } from '@/models/user';
import { api } from '../client/client';
import { TEST_PASSWORD, type ApiRequest } from '../client/client-for';
import { personOf, registrationOf } from '../client/registration';
import { facts } from '../client/submission-calls';
import { submissionForm } from '../client/submission-form';
import { makeGraduate } from '../data/applying';
import { makeListing, makeUser } from '../data/fixtures';
import { stackDatabase } from '../stack/stack-database';

stackDatabase();

const post = (path: string, key: string, request: ApiRequest) =>
  api('POST', path, { ...request, headers: { ...request.headers, 'Idempotency-Key': key } });

test('the key of one person returns nothing to another', async () => {
  const [one, other] = [await makeGraduate(), await makeGraduate()];
  const internshipId = (await makeListing({ industryId: 13 }))._id.toHexString();
  const key = randomUUID();
  const apply = ({ token, resumeId }: typeof one) =>
    post('/api/applications', key, { token, json: { internshipId, resumeId } });
  const first = await apply(one);
  const second = await apply(other);
  expect([first.status, second.status]).toEqual([201, 201]);
  expect(second.body).not.toEqual(first.body);
  const stolen = { token: other.token, json: { internshipId, resumeId: one.resumeId } };
  expect((await post('/api/applications', key, stolen)).status).toBe(422);
});

test('a key applies to one call: another path is a separate request', async () => {
  const { token } = await makeUser('employer');
  const key = randomUUID();
  const submit = await post('/api/employer/submit-internship', key, { token, form: submissionForm(facts()) });
  const json = { name: 'Wanjiru Kamau', email: 'wanjiru@people.example', message: 'Habari' };
  const contact = await post('/api/contact', key, { token, json });
  expect([submit.status, contact.status]).toEqual([201, 202]);
});

test('a former administrator does not get the stored response', async () => {
  await makeUser('administrator');
  const { _id, token } = await makeUser('administrator');
  const [key, json] = [randomUUID(), personOf()];
  expect((await post('/api/admin', key, { token, json })).status).toBe(201);
  await UserModel.updateOne({ _id }, { role: 'editor' });
  expect((await post('/api/admin', key, { token, json })).status).toBe(403);
});

test('a logged-out user does not get the stored response', async () => {
  const { token } = await makeUser('administrator');
  const [key, json] = [randomUUID(), personOf()];
  expect((await post('/api/admin', key, { token, json })).status).toBe(201);
  expect((await post('/api/admin', key, { json })).status).toBe(401);
});

test('rejects a deeply nested body and an overlong key with a message', async () => {
  const raw = `{"deep":${'['.repeat(50_000)}${']'.repeat(50_000)}}`;
  const deep = await post('/api/contact', randomUUID(), {
    raw,
    headers: { 'Content-Type': 'application/json' },
  });
  expect(deep.status).toBe(400);
  expect(deep.body).toMatchObject({ message: 'The request nests lists and objects too deeply.' });
  const person = personOf();
  const form = new URLSearchParams({
    ...person,
    adult: 'yes',
    agreement: 'on',
    idempotencyKey: 'ufunguo wa “mlango”\n',
  });
  const sent = await api('POST', '/api/auth/register', {
    raw: form.toString(),
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', Accept: 'text/html' },
  });
  expect(sent.status).toBe(303);
  expect(sent.headers.get('location')).toBe('/register');
  expect(await UserModel.exists({ email: person.email })).toBeNull();
});

/** Returns all stored results as a string. */
async function storedResults(): Promise<string[]> {
  const stored = await IdempotencyKeyModel.find({ result: { $ne: null } });
  return stored.map(({ result }) => (result ? inflateRawSync(result).toString('utf8') : ''));
}

test('no stored result holds a password or a token', async () => {
  await IdempotencyKeyModel.deleteMany({});
  const { token } = await makeUser('administrator');
  const person = personOf();
  await post('/api/admin', randomUUID(), { token, json: person });
  await post('/api/auth/register', randomUUID(), { json: registrationOf() });
  const results = await storedResults();
  expect(results).toHaveLength(2);
  expect(results.join()).toContain(person.email);
  for (const result of results) {
    expect(result).not.toContain(TEST_PASSWORD);
    expect(result).not.toContain(person.password);
    expect(result).not.toMatch(/password|token|secret|eyJ|\$2[aby]\$/i);
  }
});
