import { expect, test } from 'vitest';
import { mailsArrived, unsentMails } from './audit';
import { Load } from './load';
import { makePeople } from './people';
import { rigOfFile } from './test-environment-of-file';
import { eventually, report } from './watch';
import { runsAll } from '../../test-run/only-in-all';

/** Milliseconds for which the mail server is down. */
const AWAY_MS = runsAll() ? 60_000 : 3_000;
/** Maximum milliseconds between two attempts to send an e-mail, plus a margin. */
const MAILS_MS = 90_000;

const rig = rigOfFile();

test(
  `without a mail server for ${AWAY_MS / 1_000} s no request fails, and every e-mail arrives afterwards, once`,
  async () => {
    await rig().mailServer.kill();
    const load = new Load(rig(), await makePeople(1), () => false);
    const until = Date.now() + AWAY_MS;
    load.begin();
    await eventually(() => expect(Date.now()).toBeGreaterThan(until), AWAY_MS + 5_000);
    await load.end();
    const { ledger } = load;
    expect(ledger.wrong).toEqual([]);
    expect(ledger.registered.length).toBeGreaterThan(0);
    expect(await unsentMails()).toBeGreaterThanOrEqual(ledger.registered.length);

    await rig().mailServer.start();
    const since = performance.now();
    await eventually(async () => expect(await unsentMails()).toBe(0), MAILS_MS);
    const took = Math.round(performance.now() - since);
    await eventually(async () => expect((await mailsArrived(rig().mailUrl, ledger)).missing).toEqual([]));
    const mails = await mailsArrived(rig().mailUrl, ledger);
    expect(mails).toMatchObject({ again: 0, missing: [] });
    report(
      `mail server away for ${AWAY_MS / 1_000} s: ${ledger.acknowledged} changes, 0 failed; ${mails.different} mails, ` +
        `each once, the last ${took} ms after it was back`,
    );
  },
  AWAY_MS + MAILS_MS + 60_000,
);
