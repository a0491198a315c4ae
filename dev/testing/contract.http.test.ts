import mongoose from 'mongoose';
import { z } from 'zod';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { OPERATIONS } from '@/lib/openapi/operations';
import type { Operation } from '@/lib/openapi/operation';
import { problem } from '@/lib/openapi/answers';
import { hashPassword } from '@/lib/auth/passwords';
import { api, linkIn, mailsTo } from './client';
import { TEST_PASSWORD, uniqueLetters, type ApiAnswer, type ApiRequest } from './client-for';
import { pdfFile } from './documents';
import { connectToStack, makeListing, makeUser, type TestUser } from './fixtures';
import sharp from 'sharp';

type Sent = ApiRequest & { params?: Record<string, string>; query?: string };

/** An id or token that is nobody's. */
const NOBODY = '0'.repeat(24);

let people: Record<'administrator' | 'editor' | 'employer' | 'graduate', TestUser>;

beforeAll(async () => {
  await connectToStack({ mongoUri: inject('mongoUri'), authSecret: inject('authSecret') });
  const passwordHash = await hashPassword(TEST_PASSWORD);
  people = {
    administrator: await makeUser('administrator'),
    editor: await makeUser('editor'),
    employer: await makeUser('employer'),
    graduate: await makeUser('recent graduate', { passwordHash }),
  };
});
afterAll(() => mongoose.disconnect());

const nameOf = ({ method, path }: Operation): string => `${method.toUpperCase()} ${path}`;

async function send(operation: Operation, { params = {}, query = '', ...request }: Sent) {
  const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? NOBODY);
  return api<unknown>(operation.method.toUpperCase(), `${path}${query}`, request);
}

const fileForm = (field: string, bytes: Buffer, name: string, data?: unknown): FormData => {
  const form = new FormData();
  if (data !== undefined) form.append('data', JSON.stringify(data));
  form.append(field, new File([new Uint8Array(bytes)], name));
  return form;
};

const find = (name: string): Operation => {
  const operation = OPERATIONS.find((one) => nameOf(one) === name);
  if (!operation) throw new Error(`no ${name} in the contract`);
  return operation;
};

const idIn = (answer: ApiAnswer<unknown>, field: string): string =>
  z.object({ [field]: z.object({ _id: z.string() }) }).parse(answer.body)[field]?._id ?? '';

const uploaded = async ({ token } = people.graduate) =>
  idIn(
    await send(find('POST /api/users/upload-resume'), {
      token,
      form: fileForm('resume', pdfFile(), 'cv.pdf'),
    }),
    'resume',
  );

const submitted = async (): Promise<string> => {
  const operation = find('POST /api/employer/submit-internship');
  const form = fileForm('internshipFile', pdfFile(), 'details.pdf', operation.example?.data);
  return idIn(await send(operation, { token: people.employer.token, form }), 'submission');
};

const rejected = async (): Promise<string> => {
  const id = await submitted();
  const operation = find('POST /api/admin/internship-submissions/{id}/reject');
  await send(operation, { token: people.administrator.token, params: { id }, json: operation.example });
  return id;
};

/** An application of a graduate of its own to a listing of the employer. */
const applied = async () => {
  const graduate = await makeUser('recent graduate');
  const listing = await makeListing({ employerId: people.employer._id });
  const json = { internshipId: listing._id.toHexString(), resumeId: await uploaded(graduate) };
  const answer = await send(find('POST /api/applications'), { token: graduate.token, json });
  return { applicationId: idIn(answer, 'application'), internshipId: json.internshipId, userId: graduate.id };
};

const listed = async (): Promise<Sent> => ({ params: { id: (await makeListing())._id.toHexString() } });

/** The token of the mail that lets a new address be confirmed. */
const verification = async (): Promise<Sent> => {
  const username = uniqueLetters();
  const email = `${username}@test.example`;
  const json = { ...find('POST /api/auth/register').example, email, username };
  await api('POST', '/api/auth/register', { json });
  const [mail] = await mailsTo(email);
  if (!mail) throw new Error('no mail');
  return { params: { token: new URL(linkIn(mail, '/verify-email/')).pathname.split('/').at(-1) ?? '' } };
};

const resetting = async (): Promise<Sent> => {
  const email = `${uniqueLetters()}@test.example`;
  await makeUser('recent graduate', { email });
  await api('POST', '/api/auth/reset-password', { json: { email } });
  const [mail] = await mailsTo(email);
  if (!mail) throw new Error('no mail');
  return { params: { token: new URL(linkIn(mail, '/reset-password/')).pathname.split('/').at(-1) ?? '' } };
};

const changingEmail = async (): Promise<Sent> => {
  const { token } = await makeUser('recent graduate');
  const email = `${uniqueLetters()}@test.example`;
  await api('PUT', '/api/users/profile', { token, json: { email, phoneNumber: '0711111111' } });
  const [mail] = await mailsTo(email);
  if (!mail) throw new Error('no mail');
  return {
    params: { token: new URL(linkIn(mail, '/verify-email-change/')).pathname.split('/').at(-1) ?? '' },
  };
};

const pictured = async (): Promise<Sent> => {
  const create = { width: 40, height: 30, channels: 3, background: '#123456' } as const;
  const bytes = await sharp({ create }).png().toBuffer();
  return { form: fileForm('picture', bytes, 'me.png') };
};

/** A file of one listing, as an administrator sends it. */
const importFile = (): FormData => {
  const listing = { ...find('POST /api/internships').example, title: uniqueLetters() };
  return fileForm('file', Buffer.from(JSON.stringify([listing])), 'listings.json');
};

const checkedFile = async (): Promise<Sent> => {
  const { token } = people.administrator;
  const answer = await send(find('POST /api/admin/imports'), { token, form: importFile() });
  return { params: { id: idIn(answer, 'import') } };
};

const somebody = async (): Promise<Sent> => ({ params: { id: (await makeUser('employer')).id } });

/** What a call needs besides what the contract gives as an example. */
const NEEDS: Record<string, () => Promise<Sent>> = {
  'GET /api/internships/industry/{industryId}': async () => ({ params: { industryId: '1' } }),
  'GET /api/internships/{id}': listed,
  'PUT /api/internships/{id}': listed,
  'DELETE /api/internships/{id}': listed,
  'GET /api/auth/verify-email/{token}': verification,
  'POST /api/auth/verify-email/{token}': verification,
  'POST /api/auth/reset-password/{token}': resetting,
  'POST /api/auth/logout-everywhere': async () => ({ token: (await makeUser('employer')).token }),
  'POST /api/applications': async () => {
    const graduate = await makeUser('recent graduate');
    const listing = await makeListing();
    const json = { internshipId: listing._id.toHexString(), resumeId: await uploaded(graduate) };
    await send(find('POST /api/applications'), { token: graduate.token, json });
    return { token: graduate.token, json };
  },
  'DELETE /api/users/me': async () => {
    const passwordHash = await hashPassword(TEST_PASSWORD);
    return { token: (await makeUser('recent graduate', { passwordHash })).token };
  },
  'PUT /api/users/profile': async () => ({ token: (await makeUser('recent graduate')).token }),
  'GET /api/users/verify-email-change/{token}': changingEmail,
  'POST /api/users/verify-email-change/{token}': changingEmail,
  'POST /api/users/profile/picture': pictured,
  'GET /api/users/profile/picture': async () => {
    const { token } = people.graduate;
    await send(find('POST /api/users/profile/picture'), { token, ...(await pictured()) });
    return {};
  },
  'POST /api/users/upload-resume': async () => ({ form: fileForm('resume', pdfFile(), 'cv.pdf') }),
  'GET /api/users/resume/{resumeId}': async () => ({ params: { resumeId: await uploaded() } }),
  'POST /api/employer/submit-internship': async () => ({}),
  'PUT /api/employer/submissions/{id}': async () => ({ params: { id: await rejected() } }),
  'GET /api/employer/applicants/{internshipId}': async () => ({
    params: { internshipId: (await applied()).internshipId },
  }),
  'GET /api/employer/download-resume/{userId}': async () => ({
    params: { userId: (await applied()).userId },
  }),
  'PUT /api/employer/applications/{applicationId}/status': async () => ({
    params: { applicationId: (await applied()).applicationId },
  }),
  'POST /api/admin/imports': async () => ({ form: importFile() }),
  'GET /api/admin/imports/{id}': checkedFile,
  'POST /api/admin/imports/{id}': checkedFile,
  'PUT /api/admin/updateuser/{id}': somebody,
  'PATCH /api/admin/{id}/activate': somebody,
  'DELETE /api/admin/deleteuser/{id}': somebody,
  'GET /api/admin/internship-submissions/{id}': async () => ({ params: { id: await submitted() } }),
  'GET /api/admin/internship-submissions/{id}/download': async () => ({ params: { id: await submitted() } }),
  'POST /api/admin/internship-submissions/{id}/approve': async () => ({ params: { id: await submitted() } }),
  'POST /api/admin/internship-submissions/{id}/reject': async () => ({ params: { id: await submitted() } }),
};

function tokenFor({ who }: Operation): string | undefined {
  if (who === 'anybody') return undefined;
  if (who === 'session' || who.includes('recent graduate')) return people.graduate.token;
  return who.includes('employer') ? people.employer.token : people.administrator.token;
}

/** The example of the contract, as a form with its file where the call takes one. */
function exampleOf({ form, example }: Operation): Sent {
  if (!form) return { json: example };
  return example ? { form: fileForm('internshipFile', pdfFile(), 'details.pdf', example.data) } : {};
}

describe('every call answers its example as the contract says', () => {
  test.each(OPERATIONS.map((operation) => [nameOf(operation), operation] as const))(
    '%s',
    async (name, operation) => {
      const needs = await NEEDS[name]?.();
      const answer = await send(operation, { token: tokenFor(operation), ...exampleOf(operation), ...needs });
      const [status, schema] = Object.entries(operation.answers)[0] ?? [];
      expect(`${answer.status} ${answer.status < 300 ? '' : JSON.stringify(answer.body)}`.trim()).toBe(
        status,
      );
      if (schema === 'nothing') expect(answer.body).toBeUndefined();
      else if (schema === 'file')
        expect(answer.headers.get('content-disposition')).toMatch(/^(attachment|inline)/);
      else expect(schema?.safeParse(answer.body).error?.issues ?? []).toEqual([]);
    },
  );
});

describe('every refusal is the problem the contract tells of', () => {
  test.each(OPERATIONS.filter(({ who }) => who !== 'anybody').map((one) => [nameOf(one), one] as const))(
    '%s without a token',
    async (_, operation) => {
      const answer = await send(operation, { json: operation.body && {} });
      expect(answer.status).toBe(401);
      expect(problem.safeParse(answer.body).error?.issues ?? []).toEqual([]);
    },
  );

  test.each(OPERATIONS.filter(({ body }) => body !== undefined).map((one) => [nameOf(one), one] as const))(
    '%s with a body that is none',
    async (_, operation) => {
      const json = { unheardOf: { $ne: '' } };
      const token = tokenFor(operation);
      const answer = await send(operation, { token, json });
      expect(answer.status).toBeGreaterThanOrEqual(400);
      expect(answer.status).toBeLessThan(500);
      expect(problem.safeParse(answer.body).error?.issues ?? []).toEqual([]);
    },
  );
});

test('the contract is served', async () => {
  const { status, body } = await api<{ servers: { url: string }[] }>('GET', '/api/openapi.json');
  expect(status).toBe(200);
  expect(body.servers).toEqual([{ url: inject('appUrl') }]);
});
