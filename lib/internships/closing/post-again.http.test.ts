import { expect, test } from 'vitest';
import { api } from '@/dev/testing/client/client';
import { inDays, makeListing, makeUser } from '@/dev/testing/data/fixtures';
import { stackDatabase } from '@/dev/testing/stack/stack-database';
import { visit } from '@/dev/testing/states/visit';

stackDatabase();

test.each([
  [89, 200, ['Extend or close', 'New deadline'], ['Post it again']],
  [91, 409, ['Post again or close', 'so it can’t reopen', 'Post it again'], ['New deadline']],
])('%i days after it closed, extending a listing returns %i', async (days, expected, shown, hidden) => {
  const { _id, token } = await makeUser('employer');
  const listing = await makeListing({ postedBy: _id, applicationDeadline: inDays(-days) });
  const id = listing._id.toHexString();
  const { text } = await visit(token, `/dashboard/employer-internships/${id}?extend=yes`);
  for (const words of shown) expect(text).toContain(words);
  for (const words of hidden) expect(text).not.toContain(words);
  const json = { applicationDeadline: inDays(20).toISOString() };
  const { status } = await api('POST', `/api/employer/internships/${id}/extend`, { token, json });
  expect(status).toBe(expected);
});
