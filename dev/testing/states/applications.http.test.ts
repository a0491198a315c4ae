import { describe, expect, test } from 'vitest';
import { stackDatabase } from '@/dev/testing/stack/stack-database';
import { APPLICATION_ACTIONS, READS, type ApplicationAction } from './application-actions';
import { APPLICATION_TABLE } from './application-table';
import { APPLICATION_STATES, inState } from './application-world';
import { undated } from './visit';

stackDatabase();

const ACTIONS = Object.keys(APPLICATION_ACTIONS) as ApplicationAction[];

describe.each(APPLICATION_STATES)('an application that is in the state “%s”', (state) => {
  let shared: ReturnType<typeof inState> | undefined;

  test.each(ACTIONS)('%s', async (action) => {
    const world = READS.has(action) ? await (shared ??= inState(state)) : await inState(state);
    const { status, text } = await APPLICATION_ACTIONS[action](world);
    const expected = APPLICATION_TABLE[state][action];
    expect(undated(text)).toContain(expected.text);
    expect(status).toBe(expected.status);
  });
});
