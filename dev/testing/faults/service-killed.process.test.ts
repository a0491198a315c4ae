import mongoose, { type Types } from 'mongoose';
import { expect, test } from 'vitest';
import { clientFor } from '../client/client-for';
import { pdfFile } from '../data/documents';
import { makeUser } from '../data/fixtures';
import { filePart, rawUpload, wholeForm } from '../client/raw-upload';
import { halvesOf, lostOf, mailsArrived, unsentMails } from './audit';
import { Load } from './load';
import { makePeople } from './people';
import { rigOfFile } from './test-environment-of-file';
import { eventually, report, timeUntilWell } from './watch';
import { runsAll } from '../../test-run/only-in-all';

const TIMES = runsAll() ? 20 : 2;
/**
 * Number of acknowledged changes between two kills. Each round waits for one more than the last, so that the
 * kill interrupts something else.
 */
const BETWEEN = 15;
const MB2 = 2 * 1024 * 1024;
/**
 * Maximum duration of the sweep in milliseconds. The database ends the transactions of a killed process after
 * a minute. A sweep that conflicts with them retries a minute later.
 */
const SWEPT_WITHIN = 150_000;
/** Milliseconds by which the clock is moved: more than an hour, because some work applies only to old data. */
const LATER = 2 * 60 * 60_000;

const rig = rigOfFile({ clock: true });

/** Returns the ids of files that have chunks but no file document. */
async function unfinishedFiles(): Promise<Types.ObjectId[]> {
  const { connection } = mongoose;
  const stored = new Set((await connection.collection('files.files').distinct('_id')).map(String));
  const begun = (await connection.collection('files.chunks').distinct('files_id')) as Types.ObjectId[];
  return begun.filter((id) => !stored.has(id.toHexString()));
}

test(
  `killing the service ${TIMES} times under load and during an upload loses no acknowledged change and leaves none incomplete`,
  async () => {
    // The documents of a killed process's transaction stay locked until the database ends the transaction,
    // which takes up to a minute.
    const load = new Load(rig(), await makePeople(3), (status) => status === 0 || status === 503);
    const { ledger } = load;
    load.begin();
    const back: number[] = [];
    for (let round = 0; round < TIMES; round += 1) {
      const before = ledger.acknowledged;
      await eventually(() => expect(ledger.acknowledged).toBeGreaterThan(before + BETWEEN + round));
      await rig().service.kill();
      const since = performance.now();
      await rig().service.start();
      await timeUntilWell(`${rig().appUrl}/internships`);
      back.push(Math.round(performance.now() - since));
    }
    await load.end();
    expect(ledger.wrong.slice(0, 20)).toEqual([]);
    expect(ledger.answers.get('page 0')).toBeGreaterThan(0);

    const uploader = await makeUser('recent graduate');
    const body = wholeForm(filePart('resume', 'cv.pdf', pdfFile('broken off', MB2)));
    const cut = await rawUpload(`${rig().appUrl}/api/users/upload-resume`, {
      token: uploader.token,
      body,
      leaveWhen: async () => {
        const known = (await unfinishedFiles()).length;
        await eventually(async () =>
          expect((await unfinishedFiles()).length).toBeGreaterThanOrEqual(Math.max(known, 1)),
        );
        await rig().service.kill();
      },
    });
    expect(cut.status).toBe(0);
    const left = await unfinishedFiles();
    expect(left.length).toBeGreaterThan(0);

    await rig().service.start();
    const { api } = clientFor(rig());
    const me = await api<{ user: { resume: unknown } }>('GET', '/api/users/me', { token: uploader.token });
    expect(me.body.user.resume).toBeNull();
    await eventually(async () => expect(await halvesOf()).toEqual([]));
    expect(await lostOf(ledger)).toEqual([]);

    await rig().service.kill();
    await rig().setClock(LATER);
    await rig().service.start();
    await eventually(async () => expect(await unfinishedFiles()).toEqual([]), SWEPT_WITHIN);
    await eventually(async () => expect(await unsentMails()).toBe(0));
    await eventually(async () => expect((await mailsArrived(rig().mailUrl, ledger)).missing).toEqual([]));
    const mails = await mailsArrived(rig().mailUrl, ledger);
    expect(mails.again).toBeLessThanOrEqual(TIMES + 2);
    expect(await halvesOf()).toEqual([]);
    expect(await lostOf(ledger)).toEqual([]);
    report(
      `service killed ${TIMES + 1} times: ${ledger.acknowledged} changes acknowledged, 0 lost; up again after at most ` +
        `${Math.max(...back)} ms; ${left.length} broken uploads swept; ${mails.different} mails, ${mails.again} of them again`,
    );
  },
  TIMES * 20_000 + 400_000,
);
