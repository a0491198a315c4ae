import mongoose from 'mongoose';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { runsAll } from '@/dev/test-run/only-in-all';
import {
  BRIGADES,
  hiddenThisHour,
  passAnHour,
  runBrigade,
  sendReport,
  VICTIMS,
  type Reporter,
} from '@/dev/testing/brigades/brigades';
import { clientFor, type Client } from '@/dev/testing/client/client-for';
import { connectToStack, inDays, makeListing, makeUser } from '@/dev/testing/data/fixtures';
import { startStack, type Stack } from '@/dev/testing/stack/stack';
import { InternshipModel, type InternshipRecord } from '@/models/internship';
import { ReportModel } from '@/models/report';

const LISTINGS = runsAll() ? 100 : 3;
vi.setConfig({ testTimeout: runsAll() ? 900_000 : 120_000 });

let stack: Stack, client: Client;
beforeAll(async () => {
  stack = await startStack({ env: { TRUSTED_PROXIES: '1' } });
  await connectToStack(stack);
  client = clientFor(stack);
});
afterAll(async () => {
  await mongoose.disconnect();
  await stack.stop();
});
beforeEach(async () => {
  await passAnHour();
  await ReportModel.collection.deleteMany({});
});

const isHidden = async ({ _id }: InternshipRecord): Promise<boolean> =>
  (await InternshipModel.findById(_id).orFail().lean()).hiddenAt !== null;
const reportsOf = ({ _id }: InternshipRecord) =>
  ReportModel.find({ internshipId: _id }).sort({ _id: 1 }).lean();
const member = async () => (await makeUser('recent graduate', { createdAt: inDays(-2) })).token;

let networks = 0;
const newAddress = (): string => {
  networks += 1;
  return `41.90.${networks}.7`;
};
/** Three independent people, one of whom has an account. */
const victims = async (): Promise<Reporter[]> => [
  { address: newAddress(), token: await member() },
  { address: newAddress() },
  { address: newAddress() },
];
async function report(
  listing: InternshipRecord,
  reporters: readonly Reporter[],
  reason?: string,
): Promise<void> {
  for (const reporter of reporters)
    expect((await sendReport(client, listing, reporter, reason)).status).toBe(202);
}
async function decide(listing: InternshipRecord, json: object): Promise<void> {
  const { token } = await makeUser('administrator');
  const last = (await reportsOf(listing)).at(-1) ?? expect.fail('no report');
  const { status } = await client.api('PUT', `/api/admin/reports/${last._id.toHexString()}`, { token, json });
  expect(status).toBe(200);
}

test.each(BRIGADES.map((brigade) => [brigade.name, brigade] as const))(
  `%s: hides 0 of ${LISTINGS}, and no report is lost`,
  async (_, brigade) => {
    const { hidden, sent, stored, busiest } = await runBrigade(client, brigade, LISTINGS);
    expect({ hidden, lost: sent - stored, busiest }).toEqual({ hidden: 0, lost: 0, busiest: 0 });
  },
);

test(`three independent victims hide ${LISTINGS} of ${LISTINGS}`, async () => {
  const { hidden, sent, stored } = await runBrigade(client, VICTIMS, LISTINGS);
  expect({ hidden, lost: sent - stored }).toEqual({ hidden: LISTINGS, lost: 0 });
});

test('ten listings an hour are hidden; the eleventh goes to the top of the queue, and is hidden an hour later', async () => {
  await report(await makeListing(), [{ address: newAddress() }], 'money');
  const listings = [];
  for (let at = 0; at < 11; at += 1) {
    const listing = await makeListing({ title: `Hourly ${at}` });
    listings.push(listing);
    await report(listing, await victims(), 'closed');
  }
  const hidden = [];
  for (const listing of listings) hidden.push(await isHidden(listing));
  expect(hidden).toEqual([...Array<boolean>(10).fill(true), false]);
  expect(await hiddenThisHour()).toBe(10);
  const last = listings.at(-1) ?? expect.fail();
  const { token } = await makeUser('editor');
  const { body } = await client.api<{ reports: object[] }>('GET', '/api/admin/reports?page=4', { token });
  expect(body.reports).toMatchObject([
    ...Array<object>(3).fill({ urgent: true, internship: { title: last.title, hidden: false } }),
    { urgent: false, reason: 'money' },
  ]);
  await passAnHour();
  await report(last, [{ address: newAddress() }]);
  expect(await isHidden(last)).toBe(true);
});

describe('the person who reports', () => {
  test('is known again by the cookie of the browser, which no script reads, for 30 days', async () => {
    const listing = await makeListing();
    const { headers } = await sendReport(client, listing, { address: newAddress() });
    const cookie = headers.getSetCookie().find((one) => one.startsWith('mwanzo-reporter=')) ?? '';
    expect(cookie.split('; ')).toEqual([
      expect.stringMatching(/^mwanzo-reporter=[\w-]{22}$/),
      'Max-Age=2592000',
      'Path=/api/internships',
      'HttpOnly',
      'SameSite=Lax',
    ]);
    const browser = { cookie: cookie.split(';', 1)[0] ?? '' };
    await report(listing, [
      { address: newAddress(), ...browser },
      { address: newAddress(), ...browser, token: await member() },
    ]);
    expect(await isHidden(listing)).toBe(false);
    const stored = await reportsOf(listing);
    expect(stored.map(({ counts }) => counts)).toEqual([false, false, true]);
    expect(JSON.stringify(stored)).not.toContain(browser.cookie.split('=')[1]);
    await report(listing, [{ address: newAddress() }, { address: newAddress() }]);
    expect(await isHidden(listing)).toBe(true);
  });

  test('counts again after 30 days', async () => {
    const listing = await makeListing();
    const [first, ...others] = await victims();
    if (!first) throw new Error('no first');
    await report(listing, [first]);
    const age = async (days: number) =>
      ReportModel.collection.updateMany(
        { internshipId: listing._id },
        { $set: { createdAt: inDays(-days) } },
      );
    await age(29.9);
    await report(listing, [first]);
    expect((await reportsOf(listing)).map(({ counts }) => counts)).toEqual([true, false]);
    await age(30.1);
    await report(listing, [first]);
    expect((await reportsOf(listing)).map(({ counts }) => counts)).toEqual([true, false, true]);
    await report(listing, others);
    expect(await isHidden(listing)).toBe(true);
  });

  test('is stored at every try, also where sixty report at once', async () => {
    const listing = await makeListing();
    const crowd: Reporter[] = Array.from({ length: 60 }, (_, at) => ({ address: `41.95.${at % 3}.${at}` }));
    const answers = await Promise.all(crowd.map((one) => sendReport(client, listing, one)));
    expect(answers.map(({ status }) => status)).toEqual(Array(60).fill(202));
    const stored = await reportsOf(listing);
    expect(stored).toHaveLength(60);
    expect(stored.filter(({ counts }) => counts)).toHaveLength(3);
    expect(await isHidden(listing)).toBe(false);
  });

  test('is stored too where the listing was hidden meanwhile', async () => {
    const listing = await makeListing();
    await report(listing, [...(await victims()), { address: newAddress() }]);
    expect(await reportsOf(listing)).toHaveLength(4);
    await decide(listing, { decision: 'uphold' });
    expect((await sendReport(client, listing, { address: newAddress() })).status).toBe(404);
  });
});

test('after a dismissal nothing hides the listing for 30 days, and reports from the same address still reach staff', async () => {
  const listing = await makeListing();
  const same = { address: newAddress() };
  await report(listing, [same]);
  await decide(listing, { decision: 'dismiss' });
  await report(listing, [same, ...(await victims()), ...(await victims())]);
  expect(await isHidden(listing)).toBe(false);
  const { token } = await makeUser('editor');
  const open = (await reportsOf(listing)).filter(({ state }) => state === 'open');
  expect(open).toHaveLength(7);
  const first = open[0]?._id.toHexString() ?? '';
  expect(
    (await client.api('GET', `/dashboard/reports/${first}`, { cookie: `next-auth.session-token=${token}` }))
      .body,
  ).toContain('8 reports of this listing');
  await InternshipModel.updateOne({ _id: listing._id }, { $set: { reportsDismissedAt: inDays(-30.1) } });
  await report(listing, [{ address: newAddress() }]);
  expect(await isHidden(listing)).toBe(true);
});
