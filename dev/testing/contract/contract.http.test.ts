import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { OPERATIONS } from '@/lib/publishing/openapi/operations';
import type { Operation } from '@/lib/publishing/openapi/operation';
import { api } from '../client/client';
import { contractFaults, nameOf } from './contract-answer';
import {
  contractNeeds,
  makeContractPeople,
  needsSetting,
  removeSiteLogo,
  tokenFor,
  type ContractPeople,
} from './contract-needs';
import type { Sent } from './sent';
import { needsProvider } from './sign-in-needs';
import { stackDatabase } from '../stack/stack-database';
import { submissionForm } from '../client/submission-form';

let people: ContractPeople;
const { send, needs } = contractNeeds({ api }, () => people);

stackDatabase();
beforeAll(async () => {
  people = await makeContractPeople();
});
afterAll(() => removeSiteLogo({ api }, people));

/** Returns the contract's example, as a form with its file if the call accepts one. */
function exampleOf({ form, example }: Operation): Sent {
  if (!form) return { json: example };
  return example ? { form: submissionForm(example.data) } : {};
}

describe('every call responds to its example as the contract says', () => {
  test.each(
    OPERATIONS.filter((one) => !needsProvider(one) && !needsSetting(one)).map(
      (operation) => [nameOf(operation), operation] as const,
    ),
  )('%s', async (name, operation) => {
    const needed = await needs[name]?.();
    const token = tokenFor(operation, people);
    const answer = await send(operation, { token, ...exampleOf(operation), ...needed });
    const [status] = Object.keys(operation.answers);
    expect(`${answer.status} ${answer.status < 400 ? '' : JSON.stringify(answer.body)}`.trim()).toBe(status);
    expect(contractFaults(operation, answer)).toEqual([]);
  });
});

describe('every refusal is a problem document as in the contract', () => {
  test.each(OPERATIONS.filter(({ who }) => who !== 'anybody').map((one) => [nameOf(one), one] as const))(
    '%s without a token',
    async (_, operation) => {
      const answer = await send(operation, { json: operation.body && {} });
      expect(answer.status).toBe(401);
      expect(contractFaults(operation, answer)).toEqual([]);
    },
  );

  test.each(OPERATIONS.filter(({ body }) => body !== undefined).map((one) => [nameOf(one), one] as const))(
    '%s with an invalid body',
    async (_, operation) => {
      const json = { unheardOf: { $ne: '' } };
      const answer = await send(operation, { token: tokenFor(operation, people), json });
      expect(answer.status).toBeGreaterThanOrEqual(400);
      expect(answer.status).toBeLessThan(500);
      expect(contractFaults(operation, answer)).toEqual([]);
    },
  );
});

/** Bodies that every call rejects, each with the status of the response. */
const UNREADABLE: readonly [what: string, status: number, type: string, raw: string][] = [
  ['cut', 400, 'application/json', '{"a":'],
  ['of another type', 415, 'text/plain', '{}'],
  ['of 300 KB', 413, 'application/json', JSON.stringify({ a: 'x'.repeat(300 * 1024) })],
];
const UNREADABLE_FORMS: typeof UNREADABLE = [
  ['cut', 400, 'multipart/form-data; boundary=b', '--b\r\nContent-Disposition: form-data; name="a"\r\n\r\nx'],
  ['of another type', 415, 'application/json', '{}'],
  ['of 3 MB', 413, 'multipart/form-data; boundary=b', 'x'.repeat(3 * 1024 * 1024)],
];

describe('an unreadable body is rejected as the contract says', () => {
  const calls = OPERATIONS.flatMap((operation) =>
    (operation.body ? UNREADABLE : operation.form ? UNREADABLE_FORMS : []).map(
      (body) => [nameOf(operation), body[0], body, operation] as const,
    ),
  );
  test.each(calls)('%s with one %s', async (name, _, [, status, type, raw], operation) => {
    const { params } = (await needs[name]?.()) ?? {};
    const token = tokenFor(operation, people);
    const answer = await send(operation, { token, params, raw, headers: { 'Content-Type': type } });
    expect(answer.status).toBe(status);
    expect(contractFaults(operation, answer)).toEqual([]);
  });
});

describe('an invalid id is rejected as the contract says', () => {
  test.each(OPERATIONS.filter(({ path }) => path.includes('{')).map((one) => [nameOf(one), one] as const))(
    '%s',
    async (_, operation) => {
      const token = tokenFor(operation, people);
      for (const id of ['abc', '000000000000000000000000', '%00', '0'.repeat(500)]) {
        const params = Object.fromEntries(
          [...operation.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, id]),
        );
        const answer = await send(operation, { token, params, ...exampleOf(operation) });
        // A call that redirects reports the error on the page that it redirects to.
        expect(answer.status).toBeGreaterThanOrEqual(303 in operation.answers ? 303 : 400);
        expect(contractFaults(operation, answer)).toEqual([]);
      }
    },
  );
});

test('serves the contract', async () => {
  const { status, body } = await api<{ servers: { url: string }[] }>('GET', '/api/openapi.json');
  expect(status).toBe(200);
  expect(body.servers).toEqual([{ url: inject('appUrl') }]);
});

test('returns 304 to a client that has the contract', async () => {
  const first = await api('GET', '/api/openapi.json');
  const etag = first.headers.get('etag') ?? '';
  expect(etag).toMatch(/^(?:W\/)?"[\w-]{27}"$/);
  const again = await api('GET', '/api/openapi.json', { headers: { 'if-none-match': etag } });
  expect(again).toMatchObject({ status: 304, body: undefined });
});
