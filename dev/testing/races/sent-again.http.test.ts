import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { OPERATIONS } from '@/lib/publishing/openapi/operations';
import type { Operation } from '@/lib/publishing/openapi/operation';
import { ApplicationModel } from '@/models/application';
import { ApplyClickModel } from '@/models/apply-click';
import { MailModel } from '@/models/mail';
import { SubmissionModel } from '@/models/submission';
import { UserModel } from '@/models/user';
import { api, mailsTo } from '../client/client';
import { uniqueLetters, type ApiAnswer, type ApiRequest } from '../client/client-for';
import { fileForm } from '../client/file-form';
import { personOf, registrationOf } from '../client/registration';
import { facts } from '../client/submission-calls';
import { submissionForm } from '../client/submission-form';
import { nameOf } from '../contract/contract-answer';
import {
  contractNeeds,
  makeContractPeople,
  removeSiteLogo,
  tokenFor,
  type ContractPeople,
} from '../contract/contract-needs';
import type { Sent } from '../contract/sent';
import { makeGraduate } from '../data/applying';
import { pdfFile } from '../data/documents';
import { makeListing, makeUser, storedFiles } from '../data/fixtures';
import { stackDatabase } from '../stack/stack-database';
import { abreast, MANY, printRace, withStatus } from './concurrently';
import type { Said } from './racing';
import { runsAll } from '../../test-run/only-in-all';

const KEY = 'Idempotency-Key';
/** Fewer concurrent calls, because each one hashes a password, which takes processor time. */
const HASHING = runsAll() ? MANY : 8;

let people: ContractPeople;
const { send, needs } = contractNeeds({ api }, () => people);

stackDatabase();
beforeAll(async () => {
  people = await makeContractPeople();
});
afterAll(() => removeSiteLogo({ api }, people));

/** Bodies for calls whose example can be sent only once per database. */
const OWN: Record<string, () => Sent> = {
  'POST /api/auth/register': () => ({ json: registrationOf() }),
  'POST /api/admin': () => ({ json: personOf() }),
  'POST /api/admin/synonyms': () => ({ json: { phrase: uniqueLetters(), means: uniqueLetters() } }),
  'POST /api/internships': () => ({
    json: {
      ...OPERATIONS.find((one) => nameOf(one) === 'POST /api/internships')?.example,
      title: uniqueLetters(),
    },
  }),
};

async function requestOf(operation: Operation): Promise<Sent> {
  const { form, example } = operation;
  const sent: Sent = form ? { form: submissionForm(example?.data) } : { json: example };
  const needed = await needs[nameOf(operation)]?.();
  return { token: tokenFor(operation, people), ...sent, ...needed, ...OWN[nameOf(operation)]?.() };
}

/** Returns the same call with a different body. */
function changed({ form, json, ...rest }: Sent): Sent {
  if (!form) return { ...rest, json: { ...(json as object), another: 'field' } };
  const other = new FormData();
  for (const [name, value] of form)
    other.append(name, value instanceof File ? new File(['%PDF-1.4 another'], value.name) : value);
  return { ...rest, form: other };
}

const ONCE = OPERATIONS.filter(({ once }) => once).map(
  (operation) => [nameOf(operation), operation] as const,
);

test('every call that creates something accepts an idempotency key', () => {
  expect(ONCE.map(([name]) => name)).toEqual([
    'POST /api/internships',
    'POST /api/auth/register',
    'POST /api/applications',
    'POST /api/users/profile/picture',
    'POST /api/users/upload-resume',
    'POST /api/contact',
    'POST /api/users/alerts',
    'POST /api/employer/submit-internship',
    'PUT /api/employer/submissions/{id}',
    'POST /api/employer/submissions/{id}',
    'POST /api/employer/applications/{applicationId}/notes',
    'POST /api/employer/logo',
    'POST /api/employer/evidence',
    'POST /api/admin',
    'POST /api/admin/internship-submissions/{id}/approve',
    'POST /api/admin/internship-submissions/{id}/reject',
    'POST /api/admin/imports',
    'POST /api/admin/imports/{id}',
    'POST /api/admin/synonyms',
    'POST /api/requests',
    'POST /api/admin/site/logo',
  ]);
});

describe('a repeated key', () => {
  test.each(ONCE)('%s returns the same response', async (_, operation) => {
    const request = { ...(await requestOf(operation)), headers: { [KEY]: randomUUID() } };
    const first = await send(operation, request);
    const second = await send(operation, request);
    expect(first.status).toBeLessThan(300);
    expect({ status: second.status, body: second.body }).toEqual({ status: first.status, body: first.body });
    expect(second.headers.getSetCookie().length).toBe(first.headers.getSetCookie().length);
  });

  const withBody = ONCE.filter(([, { body, form }]) => body !== undefined || form !== undefined);
  test.each(withBody)('%s refuses another body', async (_, operation) => {
    const request = { ...(await requestOf(operation)), headers: { [KEY]: randomUUID() } };
    expect((await send(operation, request)).status).toBeLessThan(300);
    const answer = await send(operation, changed(request));
    expect({ status: answer.status, body: answer.body }).toEqual({
      status: 422,
      body: {
        message:
          'This was already sent with other content and the same key. Reload the page and send it again, or use a new Idempotency-Key.',
      },
    });
  });

  test.each(ONCE)('%s refuses an invalid key', async (_, operation) => {
    const answer = await send(operation, { ...(await requestOf(operation)), headers: { [KEY]: 'short' } });
    expect(answer.status).toBe(400);
  });
});

/**
 * Sends the same request several times concurrently with one key. Expects the same response to all accepted
 * calls, and a retry time in all refusals.
 */
async function sendAtOnce(name: string, times: number, path: string, request: () => ApiRequest) {
  const headers = { [KEY]: randomUUID() };
  const call = () => api<Said>('POST', path, { ...request(), headers });
  const answers = await abreast(times, call);
  printRace(name, answers);
  const done = answers.filter(({ status }) => status < 300);
  const waiting = withStatus(answers, 409);
  expect(done.length + waiting.length).toBe(times);
  expect(done.length).toBeGreaterThan(0);
  const told = ({ status, body }: ApiAnswer<Said>) => ({ status, body });
  for (const answer of done) expect(told(answer)).toEqual(told(done[0] ?? answer));
  for (const { body, headers: answered } of waiting) {
    expect(body.message).toBe(
      'This was already sent and is still in progress. Please try again in 2 seconds.',
    );
    expect(answered.get('retry-after')).toBe('2');
  }
  const later = await call();
  expect(told(later)).toEqual(told(done[0] ?? later));
}

describe('concurrent requests with one key', () => {
  test('create one application and one recorded click on its button', async () => {
    const { token, _id, resumeId } = await makeGraduate();
    const internshipId = (await makeListing({ industryId: 13 }))._id;
    const json = { internshipId: internshipId.toHexString(), resumeId };
    await sendAtOnce('one application', MANY, '/api/applications', () => ({ token, json }));
    expect(await ApplicationModel.countDocuments({ userId: _id })).toBe(1);
    expect(await ApplyClickModel.countDocuments({ userId: _id })).toBe(1);
  });

  test('create one submission, with one file', async () => {
    const { token, _id } = await makeUser('employer');
    const data = facts();
    await sendAtOnce('one submission', MANY, '/api/employer/submit-internship', () => ({
      token,
      form: submissionForm(data),
    }));
    expect(await SubmissionModel.countDocuments({ submittedBy: _id })).toBe(1);
    await expect.poll(() => storedFiles(_id)).toMatchObject({ files: 1 });
  });

  test('create one resume, with the key in a hidden field', async () => {
    const { token, _id } = await makeUser('recent graduate');
    const idempotencyKey = randomUUID();
    const file = { name: 'cv.pdf', bytes: pdfFile() };
    const form = () => fileForm('resume', file, { idempotencyKey });
    const answers = await abreast(10, () =>
      api<Said>('POST', '/api/users/upload-resume', { token, form: form() }),
    );
    expect(withStatus(answers, 201).length + withStatus(answers, 409).length).toBe(10);
    expect(new Set(withStatus(answers, 201).map(({ body }) => JSON.stringify(body))).size).toBe(1);
    await expect.poll(() => storedFiles(_id)).toMatchObject({ files: 1 });
  });

  test('create one registration, with one e-mail', async () => {
    const json = registrationOf();
    await sendAtOnce('one registration', HASHING, '/api/auth/register', () => ({ json }));
    expect(await UserModel.countDocuments({ email: json.email })).toBe(1);
    await mailsTo(json.email);
    expect(await MailModel.countDocuments({ to: json.email })).toBe(1);
  });

  test('send one message', async () => {
    const email = `${uniqueLetters()}@people.example`;
    const json = { name: 'Wanjiru Kamau', email, message: `Habari ${uniqueLetters()}` };
    await sendAtOnce('one message', MANY, '/api/contact', () => ({ json }));
    expect(await MailModel.countDocuments({ replyTo: email })).toBe(1);
  });
});

test('a form sent twice by a browser, with the key in a hidden field, creates one registration', async () => {
  const person = personOf();
  const body = new URLSearchParams({
    ...person,
    adult: 'yes',
    agreement: 'on',
    idempotencyKey: randomUUID(),
  }).toString();
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded', Accept: 'text/html' };
  const answers = [
    await api('POST', '/api/auth/register', { raw: body, headers }),
    await api('POST', '/api/auth/register', { raw: body, headers }),
  ];
  for (const { status, headers: answered } of answers) {
    expect({ status, to: answered.get('location') }).toEqual({
      status: 303,
      to: '/register/check-your-mail',
    });
    expect(answered.getSetCookie().join()).toContain('mwanzo-form-register');
  }
  expect(await UserModel.countDocuments({ email: person.email })).toBe(1);
  expect(await MailModel.countDocuments({ to: person.email })).toBe(1);
});
