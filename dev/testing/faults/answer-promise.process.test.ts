import { Types } from 'mongoose';
import { expect, test } from 'vitest';
import { setMark } from '@/lib/platform/db/markers';
import { releaseOutbox } from '@/lib/platform/mail/outbox-hold';
import { ApplicationModel } from '@/models/application';
import { MailModel } from '@/models/mail';
import { UserModel } from '@/models/user';
import type { CaughtMail } from '../client/client-for';
import { inDays, makeListing, makeUser } from '../data/fixtures';
import { unsentMails } from './audit';
import { rigOfFile } from './test-environment-of-file';
import { eventually, report } from './watch';
import { runsAll } from '../../test-run/only-in-all';

const LISTINGS = runsAll() ? 20 : 3;
const APPLICATIONS = runsAll() ? 10_000 : 240;
const DAY_MS = 24 * 60 * 60_000;
/** Timeout in milliseconds. The database ends the transaction of a killed process after a minute. */
const DONE_WITHIN = runsAll() ? 900_000 : 240_000;
/** Milliseconds between two counts. Counting 10,000 documents takes the database a tenth of a second, in which the nodes wait. */
const COUNT_EVERY_MS = 1_000;
/** Number of domains in the applicants' addresses, because concurrent e-mails to one domain are limited. */
const DOMAINS = 10;

const rig = rigOfFile({ nodes: 2, clock: true, idle: true });

/** Creates listings that close in an hour, each with applications. Returns the applicants' addresses. */
async function fill(): Promise<string[]> {
  const employer = await makeUser('employer');
  const listings = await Promise.all(
    Array.from({ length: LISTINGS }, () =>
      makeListing({ postedBy: employer._id, applicationDeadline: inDays(1 / 24) }),
    ),
  );
  const people = Array.from({ length: APPLICATIONS }, (_, at) => ({
    _id: new Types.ObjectId(),
    firstName: 'Test',
    lastName: 'Person',
    username: `applicant-${at}`,
    email: `applicant-${at}@promise${at % DOMAINS}.example`,
    phoneNumber: '0700000000',
    passwordHash: 'none',
    role: 'recent graduate' as const,
    isActive: true,
    isVerified: true,
  }));
  await UserModel.insertMany(people);
  const at = inDays(-1);
  await ApplicationModel.insertMany(
    people.map(({ _id }, number) => ({
      internshipId: listings[number % LISTINGS]?._id,
      userId: _id,
      resumeId: new Types.ObjectId(),
      employer: listings[0]?.employer,
      postedBy: employer._id,
      status: 'applied' as const,
      history: [{ status: 'applied' as const, at, by: _id }],
      appliedAt: at,
    })),
  );
  return people.map(({ email }) => email);
}

const ended = () => ApplicationModel.countDocuments({ status: 'no answer' });

test(
  `on day 15 two nodes end ${APPLICATIONS} applications exactly once, with one e-mail each, even if one node is killed between step and mail`,
  async () => {
    const addresses = await fill();
    const [killed, other] = rig().nodes;
    await setMark('outbox');
    await rig().setClock(15 * DAY_MS + DAY_MS / 12);
    await Promise.all(rig().nodes.map((node) => node.start()));
    await eventually(async () => expect(await ended()).toBeGreaterThan(0), DONE_WITHIN);
    await killed?.kill();
    const endedAtKill = await ended();
    expect(await MailModel.countDocuments({ state: 'sent' })).toBe(0);
    await eventually(async () => expect(await ended()).toBe(APPLICATIONS), DONE_WITHIN, COUNT_EVERY_MS);
    expect(await ApplicationModel.countDocuments({ 'history.1.status': 'no answer' })).toBe(APPLICATIONS);
    expect(await ApplicationModel.countDocuments({ 'history.2': { $exists: true } })).toBe(0);

    expect(await releaseOutbox()).toBe(APPLICATIONS);
    await killed?.start();
    await eventually(async () => expect(await unsentMails()).toBe(0), DONE_WITHIN, COUNT_EVERY_MS);
    expect(other?.running).toBe(true);
    const caught = (await (await fetch(`${rig().mailUrl}/email`)).json()) as CaughtMail[];
    const reached = caught.flatMap(({ to }) => to.map(({ address }) => address));
    expect(reached.sort()).toEqual(addresses.sort());
    report(
      `${APPLICATIONS} applications on day 15, two nodes, one killed after ${endedAtKill}: all ended once, ` +
        `${reached.length} mails, 0 twice, 0 lost`,
    );
  },
  2 * DONE_WITHIN + 120_000,
);
