import * as fc from 'fast-check';
import mongoose from 'mongoose';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { api, linkIn, mailsTo } from '../client';
import { connectToStack, makeUser, type TestUser } from '../fixtures';
import { journeySteps, type World } from './journey-steps';

const JOURNEYS = process.env.LONG_TESTS ? 60 : 3;
const STEPS = 60;
const SEED = Number(process.env.PROPERTIES_SEED ?? 20_261_121);

let administrator: TestUser;

beforeAll(async () => {
  await connectToStack({ mongoUri: inject('mongoUri'), authSecret: inject('authSecret') });
  administrator = await makeUser('administrator');
});
afterAll(() => mongoose.disconnect());

test(
  `${JOURNEYS} random journeys from registering to deleting answer at every step as what went before says`,
  { timeout: process.env.LONG_TESTS ? 15 * 60_000 : 60_000 },
  async () => {
    const taken: Record<string, number> = {};
    const property = fc.asyncProperty(
      fc.array(fc.oneof(...journeySteps({ client: { api, linkIn, mailsTo }, administrator, taken })), {
        minLength: STEPS,
        maxLength: STEPS,
      }),
      async (steps) => {
        const world: World = { people: [], submissions: [] };
        for (const step of steps) if (step.isPossible(world)) await step.take(world);
      },
    );
    await fc.assert(property, { numRuns: JOURNEYS, seed: SEED, endOnFailure: true });
    const rows = Object.entries(taken).sort(([one], [other]) => one.localeCompare(other));
    process.stdout.write(`journeys: ${JOURNEYS}, seed ${SEED}\n`);
    for (const [step, times] of rows) process.stdout.write(`journeys: ${step}: ${times}\n`);
    expect(rows.length).toBeGreaterThan(12);
  },
);
