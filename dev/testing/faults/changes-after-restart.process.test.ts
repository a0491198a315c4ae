import { Types } from 'mongoose';
import { expect, test } from 'vitest';
import { internshipPath } from '@/lib/internships/listings/mapper';
import { InternshipModel, type InternshipRecord } from '@/models/internship';
import { makeListing } from '../data/fixtures';
import { rigOfFile } from './test-environment-of-file';
import { eventually, report, timeUntilWell } from './watch';

/**
 * Maximum milliseconds from when a node reconnects to its database until all of its pages show what is
 * stored.
 */
const WITHIN_MS = 1_000;

const rig = rigOfFile({ nodes: 2 });

const origins = (): string[] => rig().nodes.map(({ port }) => `http://127.0.0.1:${port}`);
const unique = (): string => `Test ${new Types.ObjectId().toHexString()}`;

/**
 * Polls the page on both nodes, so that they cache it, until it shows this text. Returns how many
 * milliseconds this took.
 */
async function shownEverywhere(listing: InternshipRecord, text: string): Promise<number> {
  const since = performance.now();
  await eventually(async () => {
    for (const origin of origins()) {
      const page = await (await fetch(origin + internshipPath(listing))).text();
      if (!page.includes(text)) throw new Error(`${origin} does not show it`);
    }
  }, 20_000);
  return Math.round(performance.now() - since);
}

const retitle = async ({ _id }: InternshipRecord): Promise<string> => {
  const title = unique();
  await eventually(async () => void (await InternshipModel.updateOne({ _id }, { $set: { title } })));
  return title;
};

test.each([
  ['killed', () => rig().database.kill()],
  ['ended', () => rig().database.stop()],
])('a change made while the nodes reconnect to the database shows on both: %s', async (how, leave) => {
  const listing = await makeListing({ title: unique() });
  await shownEverywhere(listing, listing.title);
  await leave();
  await rig().database.start();
  const title = await retitle(listing);
  await Promise.all(origins().map((origin) => timeUntilWell(`${origin}/api/health`)));
  const first = await shownEverywhere(listing, title);
  const second = await shownEverywhere(listing, await retitle(listing));
  report(`database ${how} under two nodes: shown after ${first} ms, a later change after ${second} ms`);
  expect(Math.max(first, second)).toBeLessThanOrEqual(WITHIN_MS);
});
