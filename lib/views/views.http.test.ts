import { expect, inject, test } from 'vitest';
import { api } from '@/dev/testing/client/client';
import { makeListing, makeUser } from '@/dev/testing/data/fixtures';
import { stackDatabase } from '@/dev/testing/stack/stack-database';
import { internshipPath } from '@/lib/internships/mapper';

stackDatabase();

const PHONE =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36';
const ROBOT = 'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)';

test('a page from the cache counts, for people and not for robots, and its employer is told', async () => {
  const { token, _id } = await makeUser('employer');
  const listing = await makeListing({ employerId: _id, industryId: 5 });
  const open = async (agent: string) => {
    const answer = await fetch(inject('appUrl') + internshipPath(listing), {
      headers: { 'User-Agent': agent },
    });
    expect(answer.status).toBe(200);
    expect(answer.headers.getSetCookie()).toEqual([]);
    await answer.text();
  };
  for (const agent of [PHONE, ROBOT, PHONE, ROBOT, PHONE]) await open(agent);
  const told = async () => {
    const { body } = await api<{ internships: { views: number }[] }>('GET', '/api/employer/my-internships', {
      token,
    });
    return body.internships.map(({ views }) => views);
  };
  await expect.poll(told, { timeout: 15_000 }).toEqual([3]);
});
