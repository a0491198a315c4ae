import * as fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { hashPassword } from '@/lib/platform/auth/passwords';
import { api, linkIn, mailsTo } from '../client/client';
import { TEST_PASSWORD, uniqueLetters } from '../client/client-for';
import { makeUser, type TestUser } from '../data/fixtures';
import { stackDatabase } from '../stack/stack-database';
import { journeySteps } from './journey-steps';
import type { Traveller, World } from './journey-world';
import { runsAll } from '../../test-run/only-in-all';

const JOURNEYS = runsAll() ? 60 : 1;
const STEPS = 140;
const SEED = Number(process.env.PROPERTIES_SEED ?? 20_261_121);

let administrator: TestUser;
let passwordHash: string;

stackDatabase();
beforeAll(async () => {
  administrator = await makeUser('administrator');
  passwordHash = await hashPassword(TEST_PASSWORD);
});

const READY: readonly Traveller['role'][] = ['recent graduate', 'employer', 'recent graduate', 'employer'];

/** Creates a user who is already logged in, so that journeys get further. */
async function ready(role: Traveller['role']): Promise<Traveller> {
  const username = uniqueLetters();
  const { id, token } = await makeUser(role, { username, passwordHash });
  return { role, username, id, token, isTokenOld: false, isVerified: true, isActive: true, isDeleted: false };
}

test(
  `in ${JOURNEYS} random journeys from registration to deletion, every response follows from the steps before it`,
  { timeout: runsAll() ? 15 * 60_000 : 120_000 },
  async () => {
    const taken: Record<string, number> = {};
    const property = fc.asyncProperty(
      fc.array(journeySteps({ client: { api, linkIn, mailsTo }, administrator, taken }), {
        minLength: STEPS,
        maxLength: STEPS,
      }),
      async (steps) => {
        const people = await Promise.all(READY.map(ready));
        const world: World = { people, submissions: [] };
        for (const step of steps) if (step.isPossible(world)) await step.take(world);
      },
    );
    await fc.assert(property, { numRuns: JOURNEYS, seed: SEED, endOnFailure: true });
    const rows = Object.entries(taken).sort(([one], [other]) => one.localeCompare(other));
    process.stdout.write(`journeys: ${JOURNEYS}, seed ${SEED}\n`);
    for (const [step, times] of rows) process.stdout.write(`journeys: ${step}: ${times}\n`);
    expect(Object.keys(taken)).toEqual(expect.arrayContaining(['approve 200', 'apply 201', 'view 200']));
  },
);
