import { expect, test } from 'vitest';
import { halvesOf, lostOf, mailsArrived, unsentMails } from './audit';
import { Load } from './load';
import { makePeople } from './people';
import { rigOfFile } from './test-environment-of-file';
import { BACK_WITHIN_MS, eventually, report, statusOf, timeUntilWell } from './watch';
import { runsAll } from '../../test-run/only-in-all';

const TIMES = runsAll() ? 20 : 2;
/** Number of changes acknowledged between two kills. */
const BETWEEN = runsAll() ? 25 : 10;
/** Maximum delay of an e-mail if its claim was stored but the database's reply was lost. */
const MAILS_MS = 75_000;

const rig = rigOfFile();

/**
 * Checks that the service stays up, reports the outage to monitoring, and shows people without JavaScript
 * what to do.
 */
async function expectWordsMeanwhile(): Promise<void> {
  expect(await statusOf(`${rig().appUrl}/api/ready`)).toBe(200);
  const [health, page] = await Promise.all([
    statusOf(`${rig().appUrl}/api/health`),
    fetch(`${rig().appUrl}/internships/health-life-sciences`),
  ]);
  expect(health).toBe(503);
  expect(page.status).toBe(503);
  expect(page.headers.get('retry-after')).toBe('2');
  const html = await page.text();
  expect(html).toContain('<h1>Something went wrong on our side</h1>');
  expect(html).toContain('<a href="">Try again</a>');
}

/**
 * Kills the database, checks what people see in the meantime, and restarts it. Returns how many milliseconds
 * the service took to recover.
 */
async function killAndRestart(load: Load): Promise<number> {
  const { ledger } = load;
  const before = ledger.acknowledged;
  await eventually(() => expect(ledger.acknowledged).toBeGreaterThanOrEqual(before + BETWEEN));
  await rig().database.kill();
  await expectWordsMeanwhile();
  await rig().database.start();
  const writes = ledger.acknowledged;
  const since = performance.now();
  await timeUntilWell(`${rig().appUrl}/internships/legal-services`);
  await eventually(() => expect(ledger.acknowledged).toBeGreaterThan(writes));
  return Math.round(performance.now() - since);
}

test(
  `killing the database ${TIMES} times under load loses no acknowledged change and leaves none incomplete`,
  async () => {
    const load = new Load(rig(), await makePeople(3), (status) => status === 503);
    load.begin();
    const back: number[] = [];
    for (let round = 0; round < TIMES; round += 1) back.push(await killAndRestart(load));
    await load.end();
    const { ledger } = load;

    expect(ledger.wrong).toEqual([]);
    expect(ledger.count((status) => status === 503)).toBeGreaterThan(0);
    expect(Math.max(...back)).toBeLessThanOrEqual(BACK_WITHIN_MS);
    await eventually(async () => expect(await halvesOf()).toEqual([]));
    expect(await lostOf(ledger)).toEqual([]);
    await eventually(async () => expect(await unsentMails()).toBe(0), MAILS_MS);
    await eventually(async () => expect((await mailsArrived(rig().mailUrl, ledger)).missing).toEqual([]));
    const mails = await mailsArrived(rig().mailUrl, ledger);
    report(
      `database killed ${TIMES} times: ${ledger.acknowledged} changes acknowledged, 0 lost; ` +
        `${ledger.count((status) => status === 503)} answers 503; well again after at most ${Math.max(...back)} ms; ` +
        `${mails.different} mails, ${mails.again} of them again`,
    );
  },
  TIMES * 20_000 + 240_000,
);
