import { expect, test } from 'vitest';
import { halvesOf, lostOf, mailsArrived, unsentMails } from './audit';
import { Load } from './load';
import { makePeople } from './people';
import { rigOfFile } from './test-environment-of-file';
import { BACK_WITHIN_MS, eventually, report, statusOf, timeUntilWell } from './watch';
import { runsAll } from '../../test-run/only-in-all';

/** Free bytes on the disk at the start. */
const LEFT = runsAll() ? 64_000_000 : 12_000_000;
/** Number of changes refused before space is freed. */
const REFUSED = runsAll() ? 500 : 15;
const MAILS_MS = 75_000;

let room: number | undefined;
const rig = rigOfFile({ databaseBytes: () => room });

test('with a full database disk, the service keeps saved data, refuses changes with a message, serves pages, and recovers once there is space', async () => {
  const people = await makePeople(2);
  await rig().database.stop();
  room = LEFT;
  await rig().database.start();
  await timeUntilWell(`${rig().appUrl}/internships/legal-services`);
  const load = new Load(rig(), people, (status) => status === 503);
  const { ledger } = load;
  load.begin();
  await eventually(() => expect(ledger.count((status) => status === 503)).toBeGreaterThan(REFUSED), 300_000);
  expect(ledger.answers.get('page 503')).toBeUndefined();
  expect(ledger.answers.get('list 503')).toBeUndefined();
  expect(
    [...ledger.words].filter((words) => words.startsWith('Nothing can be saved at the moment.')),
  ).toHaveLength(1);
  const pages = ledger.answers.get('page 200') ?? 0;
  await eventually(() => expect(ledger.answers.get('page 200') ?? 0).toBeGreaterThan(pages));
  expect(await statusOf(`${rig().appUrl}/api/health`)).toBe(200);

  await rig().database.stop();
  room = undefined;
  await rig().database.start();
  const [since, saved] = [performance.now(), ledger.acknowledged];
  await eventually(() => expect(ledger.acknowledged).toBeGreaterThan(saved));
  const back = Math.round(performance.now() - since);
  await load.end();

  expect(ledger.wrong).toEqual([]);
  expect(back).toBeLessThanOrEqual(BACK_WITHIN_MS);
  await eventually(async () => expect(await halvesOf()).toEqual([]));
  expect(await lostOf(ledger)).toEqual([]);
  await eventually(async () => expect(await unsentMails()).toBe(0), MAILS_MS);
  await eventually(async () => expect((await mailsArrived(rig().mailUrl, ledger)).missing).toEqual([]));
  report(
    `disk full: ${ledger.acknowledged} changes acknowledged, 0 lost; ${ledger.count((status) => status === 503)} refused ` +
      `with words; changes again ${back} ms after there was room`,
  );
}, 500_000);
