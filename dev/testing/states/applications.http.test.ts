import { describe, expect, inject, test } from 'vitest';
import { readPage } from '@/dev/testing/client/read-page';
import { makeListing } from '@/dev/testing/data/fixtures';
import { stackDatabase } from '@/dev/testing/stack/stack-database';
import { internshipPath } from '@/lib/internships/listings/mapper';
import type { ApplicationStatus } from '@/lib/platform/core/vocabulary';
import { APPLICATION_ACTIONS, READS, type ApplicationAction } from './application-actions';
import { APPLICATION_TABLE } from './application-table';
import { APPLICATION_STATES, inState } from './application-world';
import { undated } from './visit';

stackDatabase();

const ACTIONS = Object.keys(APPLICATION_ACTIONS) as ApplicationAction[];

describe.each(APPLICATION_STATES)('an application in the state “%s”', (state) => {
  let shared: ReturnType<typeof inState> | undefined;

  test.each(ACTIONS)('%s', async (action) => {
    const world = READS.has(action) ? await (shared ??= inState(state)) : await inState(state);
    const { status, text } = await APPLICATION_ACTIONS[action](world);
    const expected = APPLICATION_TABLE[state][action];
    expect(undated(text)).toContain(expected.text);
    expect(status).toBe(expected.status);
  });
});

/**
 * Notices for applicants on the page of a listing, by status. A script shows logged-in users the notice for
 * their current status.
 */
const NOTED: Readonly<Record<ApplicationStatus, string>> = {
  applied: 'One step left: finish on example.org',
  viewed: 'The employer has viewed your CV.',
  shortlisted: 'You’re on the shortlist.',
  interview: 'You’re invited to an interview.',
  offered: 'You have an offer.',
  'not selected': 'You weren’t selected. You can’t apply again.',
  'no answer': 'The employer didn’t answer. You can’t apply again.',
  'handled outside': 'This employer answers directly. You can’t apply again.',
  withdrawn: 'You withdrew on . You can’t apply again.',
};

test('the page of a listing has a text for each status, and links to the employer’s site in open ones', async () => {
  const listing = await makeListing();
  const { html } = await readPage(inject('appUrl'), internshipPath(listing));
  const notes = [...html.matchAll(/<p hidden="" data-status="([^"]*)"[^>]*>(.*?)<\/p>/g)].map(
    ([, status = '', words = '']) => [status, words.replaceAll(/<[^>]+>/g, '')],
  );
  expect(Object.fromEntries(notes)).toEqual(NOTED);
  expect(html).toContain('<div hidden="" data-status="applied viewed shortlisted interview offered"');
});
