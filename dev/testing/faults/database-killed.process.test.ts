import mongoose from 'mongoose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connectToStack } from '../fixtures';
import { expectAcknowledged, expectNothingByHalf, mailsArrived, unsentMails } from './audit';
import { Load } from './load';
import { makePeople } from './people';
import { startRig, type Rig } from './rig';
import { BACK_WITHIN_MS, eventually, report, statusOf, timeUntilWell } from './watch';

const TIMES = process.env.LONG_TESTS ? 20 : 2;
/** Changes acknowledged between two kills. */
const BETWEEN = 25;
/** The longest a mail waits that was claimed by an answer that got lost. */
const MAILS_MS = 75_000;

let rig: Rig;
beforeAll(async () => {
  rig = await startRig();
  await connectToStack(rig);
});
afterAll(async () => {
  await mongoose.disconnect();
  await rig?.stop();
});

/** Kills the database, looks at what people see meanwhile, and gives the milliseconds until all is well again. */
async function killAndRestart(load: Load): Promise<number> {
  const { ledger } = load;
  const [before, refused] = [ledger.acknowledged, ledger.answers.get('page 503') ?? 0];
  await eventually(() => expect(ledger.acknowledged).toBeGreaterThanOrEqual(before + BETWEEN));
  await rig.database.kill();
  await eventually(() => expect(ledger.answers.get('page 503') ?? 0).toBeGreaterThan(refused));
  expect(await statusOf(`${rig.appUrl}/api/ready`)).toBe(200);
  await rig.database.start();
  const writes = ledger.acknowledged;
  const since = performance.now();
  await timeUntilWell(`${rig.appUrl}/internships/legal-services`);
  await eventually(() => expect(ledger.acknowledged).toBeGreaterThan(writes));
  return Math.round(performance.now() - since);
}

test(
  `the database is killed ${TIMES} times under load: nothing acknowledged is lost, nothing is there by half`,
  async () => {
    const load = new Load(rig, await makePeople(3), (status) => status === 503);
    load.begin();
    const back: number[] = [];
    for (let round = 0; round < TIMES; round += 1) back.push(await killAndRestart(load));
    await load.end();
    const { ledger } = load;

    expect(ledger.wrong).toEqual([]);
    expect(Math.max(...back)).toBeLessThanOrEqual(BACK_WITHIN_MS);
    await eventually(expectNothingByHalf);
    await expectAcknowledged(ledger);
    await eventually(async () => expect(await unsentMails()).toBe(0), MAILS_MS);
    const mails = await mailsArrived(
      rig.mailUrl,
      ledger.registered.map(({ email }) => email),
    );
    expect(mails.missing).toEqual([]);
    report(
      `database killed ${TIMES} times: ${ledger.acknowledged} changes acknowledged, 0 lost; ` +
        `${ledger.count((status) => status === 503)} answers 503; well again after at most ${Math.max(...back)} ms; ` +
        `${mails.different} mails, ${mails.again} of them again`,
    );
  },
  TIMES * 20_000 + 120_000,
);
