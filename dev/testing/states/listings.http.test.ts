import { describe, expect, test } from 'vitest';
import { stackDatabase } from '../stack/stack-database';
import {
  LISTING_ACTIONS,
  LISTING_STATES,
  MAKE_LISTING,
  READS,
  type ListingAction,
  type Scene,
} from './listing-scenes';
import { LISTING_TABLE } from './listing-table';
import {
  MAKE_SUBMISSION,
  SUBMISSION_ACTIONS,
  SUBMISSION_STATES,
  type SubmissionAction,
} from './submission-scenes';
import { plainBrowser } from './plain-browser';
import { SUBMISSION_TABLE } from './submission-table';

stackDatabase();

describe.each(LISTING_STATES)('a listing: %s', (state) => {
  let read: Promise<Scene> | undefined;
  test.each(Object.keys(LISTING_ACTIONS) as ListingAction[])('%s', async (action) => {
    const isRead = READS.has(action);
    const scene = await (isRead ? (read ??= MAKE_LISTING[state]()) : MAKE_LISTING[state]());
    const act = () => LISTING_ACTIONS[action](scene);
    // Pages show a direct write to the database within a second.
    if (isRead) await expect.poll(act, { timeout: 5_000 }).toEqual(LISTING_TABLE[state][action]);
    else expect(await act()).toEqual(LISTING_TABLE[state][action]);
  });
});

test.each(['hidden by reports', 'taken down by staff', 'scheduled'] as const)(
  "the employer's page does not show a listing as open that is %s",
  async (state) => {
    const { id, owner } = await MAKE_LISTING[state]();
    const { words } = await plainBrowser(owner.token).open(`/dashboard/employer-internships/${id}`);
    expect(words).toMatch(/ Hidden /);
    expect(words).not.toMatch(/ Open /);
  },
);

describe.each(SUBMISSION_STATES)('a submission: %s', (state) => {
  test.each(Object.keys(SUBMISSION_ACTIONS) as SubmissionAction[])('%s', async (action) => {
    const scene = await MAKE_SUBMISSION[state]();
    expect(await SUBMISSION_ACTIONS[action](scene)).toEqual(SUBMISSION_TABLE[state][action]);
  });
});
