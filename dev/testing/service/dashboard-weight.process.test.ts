import { beforeAll, expect, test } from 'vitest';
import { ApplicationModel } from '@/models/application';
import { inDays, makeListing, makeResume, makeUser, type TestUser } from '../data/fixtures';
import { makeSubmission } from '../data/submissions';
import { stackForFile } from '../stack/for-file';

const stack = stackForFile({ env: { JOBS: 'off' } });

const KB = 1024;

let administrator: TestUser;

/** Creates more rows than fit on a page, with names, addresses and text of typical length. */
beforeAll(async () => {
  administrator = await makeUser('administrator', {
    username: 'wanjiru',
    firstName: 'Wanjiru',
    lastName: 'Kamau-Odhiambo',
  });
  const graduate = await makeUser('recent graduate', { username: 'zawadi' });
  const resumeId = await makeResume(graduate);
  for (let number = 0; number < 12; number += 1) {
    await makeUser('employer', {
      username: `christopher${'abcdefghijkl'.charAt(number)}`,
      firstName: 'Christopher',
      lastName: 'Wekesa Barasa',
      phoneNumber: '+254 700 000 000',
      email: `christopher.wekesa.${number}@a-long-name-of-a-company.example`,
      isActive: number % 3 !== 0,
      isVerified: number % 2 !== 0,
      createdBy: administrator._id,
    });
    const { _id } = await makeListing({
      title: `Software Engineering and Data Intern ${number}`,
      company: 'A Company with a Long Name Limited',
      applicationDeadline: inDays(number - 3),
      isFeatured: number % 4 === 0,
      createdBy: administrator._id,
    });
    const sent = { internshipId: _id, userId: graduate._id, resumeId };
    await ApplicationModel.create({ ...sent, status: 'applied', appliedAt: inDays(-7 * number) });
    await makeSubmission();
  }
});

async function htmlOf(path: string): Promise<string> {
  const answer = await fetch(new URL(path, stack().appUrl), {
    headers: { cookie: `next-auth.session-token=${administrator.token}` },
    redirect: 'manual',
  });
  expect(answer.status).toBe(200);
  return answer.text();
}

/** The limits are a tenth above the current size with these rows. */
test.each([
  ['/dashboard', 80],
  ['/dashboard/users', 66],
  ['/dashboard/internships', 96],
  ['/dashboard/internship-submissions', 72],
])('the HTML of %s has at most %d KB before compression', async (path, most) => {
  const html = await htmlOf(path);
  expect(html).toContain('</html>');
  expect(Buffer.byteLength(html) / KB).toBeLessThanOrEqual(most);
});
