import { expect, inject, test } from 'vitest';
import { api } from '@/dev/testing/client/client';
import { makeListing, makeUser } from '@/dev/testing/data/fixtures';
import { PHONE_AGENT, ROBOT_AGENT } from '@/dev/testing/data/user-agents';
import { stackDatabase } from '@/dev/testing/stack/stack-database';
import { internshipPath } from '@/lib/internships/listings/mapper';
import { COUNTING_ADDRESS } from './counting-script';

stackDatabase();

test('pages report nothing where the service does not count: there is no such call, and no script', async () => {
  const headers = { 'User-Agent': PHONE_AGENT, 'Sec-Fetch-Site': 'same-origin' };
  const json = { kind: 'view', path: '/contact-us' };
  expect((await api('POST', '/api/page-views', { json, headers })).status).toBe(404);
  expect((await fetch(inject('appUrl') + COUNTING_ADDRESS)).status).toBe(404);
});

test('a page from the cache counts, for people and not for robots, and its employer is told', async () => {
  const { token, _id } = await makeUser('employer');
  const listing = await makeListing({ postedBy: _id, industryId: 5 });
  const open = async (agent: string) => {
    const answer = await fetch(inject('appUrl') + internshipPath(listing), {
      headers: { 'User-Agent': agent },
    });
    expect(answer.status).toBe(200);
    expect(answer.headers.getSetCookie()).toEqual([]);
    await answer.text();
  };
  for (const agent of [PHONE_AGENT, ROBOT_AGENT, PHONE_AGENT, ROBOT_AGENT, PHONE_AGENT]) await open(agent);
  const told = async () => {
    const { body } = await api<{ internships: { views: number }[] }>('GET', '/api/employer/my-internships', {
      token,
    });
    return body.internships.map(({ views }) => views);
  };
  await expect.poll(told, { timeout: 15_000 }).toEqual([3]);
});
