import * as fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { hashPassword } from '@/lib/platform/auth/passwords';
import { OPERATIONS } from '@/lib/publishing/openapi/operations';
import type { Operation } from '@/lib/publishing/openapi/operation';
import type { Role } from '@/lib/platform/core/vocabulary';
import { UserModel } from '@/models/user';
import { MISSING } from '../access/address';
import type { Person } from '../access/people';
import { clientFor, TEST_PASSWORD } from '../client/client-for';
import { nameOf } from '../contract/contract-answer';
import { contractNeeds, type ContractPeople } from '../contract/contract-needs';
import { makeUser } from '../data/fixtures';
import { stackForFile } from '../stack/for-file';
import { callsOf, type Call } from './calls';
import { faultsOf, isLetIn } from './judge';
import { rawCall } from './raw-call';
import { differing, forgetAll, stored } from './stored';
import { wellFormed } from './values';
import { runsAll } from '../../test-run/only-in-all';

const RUNS = runsAll() ? 500 : 12;
/** Fixed, so that failures can be reproduced. PROPERTIES_SEED overrides it. */
const SEED = Number(process.env.PROPERTIES_SEED ?? 20_261_121);
/** Maximum milliseconds for a response. A slower call is repeated twice, and the fastest of the three counts. */
const SLOWEST = 2_000;
const TIMEOUT = runsAll() ? 30 * 60_000 : 60_000;

let passwordHash: string;
let people: ContractPeople;
let tokens: Record<Person, string | undefined>;
let contract: ReturnType<typeof contractNeeds>;

// Jobs are off, because sealing the audit log would look like a change made by a refused call.
const stack = stackForFile({ env: { JOBS: 'off' } });
beforeAll(async () => {
  passwordHash = await hashPassword(TEST_PASSWORD);
  contract = contractNeeds(clientFor(stack()), () => people);
});

/** Creates one user of each kind. The unverified and the deactivated user have a role with access. */
async function makeEverybody({ who }: Operation): Promise<void> {
  last = undefined;
  const barred: Role = Array.isArray(who) ? ((who as Role[])[0] ?? 'employer') : 'employer';
  people = {
    administrator: await makeUser('administrator', { passwordHash }),
    editor: await makeUser('editor', { passwordHash }),
    employer: await makeUser('employer', { passwordHash }),
    graduate: await makeUser('recent graduate', { passwordHash }),
  };
  const [unverified, deactivated] = [
    await makeUser(barred, { passwordHash, isVerified: false }),
    await makeUser(barred, { passwordHash, isActive: false }),
  ];
  tokens = {
    visitor: undefined,
    unverified: unverified.token,
    deactivated: deactivated.token,
    'recent graduate': people.graduate.token,
    employer: people.employer.token,
    editor: people.editor.token,
    administrator: people.administrator.token,
  };
}

/** Returns a valid example of the call's body. */
async function baseOf(operation: Operation): Promise<NonNullable<Operation['example']>> {
  if (nameOf(operation) === 'POST /api/applications') return contract.applicable();
  if (nameOf(operation) !== 'POST /api/auth/login') return operation.example ?? {};
  const user = await UserModel.findById(people.graduate._id).lean();
  return { emailOrUsername: user?.username, password: TEST_PASSWORD };
}

const ownId = (token: string | undefined): string => {
  const payload = Buffer.from(token?.split('.')[1] ?? '', 'base64url').toString() || '{}';
  return (JSON.parse(payload) as { sub?: string }).sub ?? 'nobody';
};

async function addressOf(
  operation: Operation,
  { target, person, query }: Call,
  real: Record<string, string>,
) {
  const part = (name: string): string => {
    if (target === 'real') return real[name] ?? MISSING;
    return target === 'own' ? ownId(tokens[person]) : target.raw;
  };
  const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => part(name));
  const pairs = query.map(([name, value]) => [wellFormed(name), wellFormed(value)]);
  return pairs.length > 0 ? `${path}?${new URLSearchParams(pairs).toString()}` : path;
}

/** The content of the database after the previous call, if nothing has been written since then. */
let last: Record<string, string> | undefined;

/** Parameters of the records that were prepared for reads. They stay valid. */
const readies = new Map<string, Record<string, string>>();

async function readyFor(operation: Operation, call: Call): Promise<Record<string, string>> {
  const name = nameOf(operation);
  const spends = operation.method !== 'get' && isLetIn(operation, call);
  const kept = readies.get(name);
  if (call.target !== 'real' || !operation.path.includes('{') || (kept && !spends)) return kept ?? {};
  last = undefined;
  const { params = {} } = (await contract.needs[name]?.()) ?? {};
  readies.set(name, params);
  return params;
}

const send = async (operation: Operation, call: Call, path: string) => {
  const token = tokens[call.person];
  return rawCall(stack().appUrl, {
    method: operation.method.toUpperCase(),
    path,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(call.body?.type !== undefined && { 'content-type': call.body.type }),
      ...call.headers,
    },
    bytes: call.body?.bytes,
  });
};

/** Returns the first time, or the shortest of three if the first was too long. */
async function timeOf(operation: Operation, call: Call, path: string, first: number): Promise<number> {
  if (first <= SLOWEST) return first;
  const [second, third] = [await send(operation, call, path), await send(operation, call, path)];
  return Math.min(first, second.took, third.took);
}

/** Calls that change or end the caller's session. */
const ENDS_SESSION = new Set([
  'DELETE /api/users/me',
  'POST /api/auth/login',
  'POST /api/auth/logout',
  'POST /api/auth/logout-everywhere',
  'POST /api/users/me/delete',
]);

async function check(operation: Operation, call: Call, note: (status: number, took: number) => void) {
  const path = await addressOf(operation, call, await readyFor(operation, call));
  const before = last ?? (await stored());
  const answer = await send(operation, call, path);
  const after = await stored();
  const faults = faultsOf({ operation, call, answer, changes: differing(before, after), after });
  last = answer.took > SLOWEST ? undefined : after;
  const took = await timeOf(operation, call, path, answer.took);
  if (took > SLOWEST) faults.push(`took ${Math.round(took)} ms`);
  note(answer.status, answer.took);
  if (answer.status < 300 && ENDS_SESSION.has(nameOf(operation))) await makeEverybody(operation);
  expect(faults, `${operation.method} ${path.slice(0, 300)} answered ${answer.status}`).toEqual([]);
}

function figureOf(name: string, seed: number, seen: { status: number; took: number }[]): string {
  const classes = [2, 3, 4, 5].map(
    (hundred) => `${seen.filter(({ status }) => Math.floor(status / 100) === hundred).length} × ${hundred}xx`,
  );
  const slowest = Math.round(Math.max(...seen.map(({ took }) => took)));
  return `properties: ${name}: ${seen.length} runs, ${classes.join(', ')}, slowest ${slowest} ms, seed ${seed}\n`;
}

describe(`any input, ${RUNS} times per call, gets a response from the contract and is stored only if valid`, () => {
  test.each(OPERATIONS.map((operation, number) => [nameOf(operation), operation, SEED + number] as const))(
    '%s',
    { timeout: TIMEOUT },
    async (name, operation, seed) => {
      await forgetAll();
      readies.clear();
      await makeEverybody(operation);
      if (!operation.path.includes('{')) await contract.needs[name]?.();
      last = undefined;
      const seen: { status: number; took: number }[] = [];
      const property = fc.asyncProperty(callsOf(operation, await baseOf(operation)), (call) =>
        check(operation, call, (status, took) => seen.push({ status, took })),
      );
      try {
        await fc.assert(property, { numRuns: RUNS, seed });
      } finally {
        process.stdout.write(figureOf(name, seed, seen));
      }
    },
  );
});
