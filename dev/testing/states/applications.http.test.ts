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

/** Notices on the page of a listing for its applicants, by status. The personal script shows the current one. */
const NOTED: Readonly<Record<ApplicationStatus, string>> = {
  applied: 'One step left: finish on example.org',
  viewed: 'The employer has viewed your resume.',
  shortlisted: 'You are on the shortlist.',
  interview: 'You are invited to an interview.',
  offered: 'You have an offer.',
  'not selected': 'You were not selected. You cannot apply again.',
  'no answer': 'You got no answer. You cannot apply again.',
  'handled outside': 'Your application was closed here. You cannot apply again.',
  withdrawn: 'You have withdrawn this application. You cannot apply again.',
};

test('the page of a listing has text for each status, and the employer’s site for those that are open', async () => {
  const listing = await makeListing();
  const { html } = await readPage(inject('appUrl'), internshipPath(listing));
  const notes = [...html.matchAll(/<p hidden="" data-status="([^"]*)"[^>]*>(.*?)<\/p>/g)].map(
    ([, status = '', words = '']) => [status, words.replaceAll('<!-- -->', '')],
  );
  expect(Object.fromEntries(notes)).toEqual(NOTED);
  expect(html).toContain('<div hidden="" data-status="applied viewed shortlisted interview offered"');
});
