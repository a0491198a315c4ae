import { expect, test } from 'vitest';
import { api } from '@/dev/testing/client/client';
import { inDays, makeListing, makeUser } from '@/dev/testing/data/fixtures';
import { stackDatabase } from '@/dev/testing/stack/stack-database';
import { InternshipModel } from '@/models/internship';

stackDatabase();

const stamp = (at: Date): string => `${at.toISOString().replace(/[-:]/g, '').slice(0, 15)}Z`;

/** Returns a property of the event in a calendar file. */
const valueOf = (file: string, name: string): string | undefined =>
  new RegExp(String.raw`^${name}:(.*)\r$`, 'm').exec(file)?.[1];

test('a moved deadline keeps its UID, with a higher SEQUENCE and the time of the change, in both calendar files', async () => {
  const employer = await makeUser('employer');
  const graduate = await makeUser('recent graduate');
  const listing = await makeListing({ postedBy: employer._id });
  const id = listing._id.toHexString();
  await api('PUT', `/api/users/saved/${id}`, { token: graduate.token });
  const files = async () => [
    (await api<string>('GET', `/api/internships/${id}.ics`)).body,
    (await api<string>('GET', '/api/users/saved.ics', { token: graduate.token })).body,
  ];
  const before = await files();
  expect(await files()).toEqual(before);
  const deadline = inDays(40);
  const { status } = await api('POST', `/api/employer/internships/${id}/extend`, {
    token: employer.token,
    json: { applicationDeadline: deadline.toISOString() },
  });
  expect(status).toBe(200);
  const { updatedAt } = await InternshipModel.findById(listing._id).orFail().lean();
  const after = await files();
  for (const [at, file] of after.entries()) {
    const former = before[at] ?? '';
    expect(valueOf(file, 'DTEND')).toBe(stamp(deadline));
    expect(valueOf(file, 'UID')).toBe(valueOf(former, 'UID'));
    expect(Number(valueOf(file, 'SEQUENCE'))).toBeGreaterThan(Number(valueOf(former, 'SEQUENCE')));
    expect(valueOf(file, 'LAST-MODIFIED')).toBe(stamp(updatedAt));
    expect(valueOf(file, 'DTSTAMP')).toBe(stamp(updatedAt));
  }
});
