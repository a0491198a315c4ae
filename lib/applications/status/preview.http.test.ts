import { randomBytes } from 'node:crypto';
import { expect, inject, test } from 'vitest';
import { unescapeHtml } from '@/dev/testing/client/read-page';
import { makeApplication } from '@/dev/testing/data/applications';
import { makeListing, makeUser } from '@/dev/testing/data/fixtures';
import { stackDatabase } from '@/dev/testing/stack/stack-database';

stackDatabase();

/** Sends the form for a preview like a browser, and follows the redirect. Returns the HTML of the page. */
async function preview(message: string): Promise<string> {
  const employer = await makeUser('employer');
  const listing = await makeListing({ postedBy: employer._id });
  const { application } = await makeApplication(listing);
  const session = `next-auth.session-token=${employer.token}`;
  const url = new URL(
    `/api/employer/applications/${application._id.toHexString()}/status/preview`,
    inject('appUrl'),
  );
  const answer = await fetch(url, {
    method: 'POST',
    headers: { cookie: session, accept: 'text/html', 'sec-fetch-site': 'same-origin' },
    body: new URLSearchParams({ internshipId: listing._id.toHexString(), status: 'shortlisted', message }),
    redirect: 'manual',
  });
  expect(answer.status).toBe(303);
  const cookies = answer.headers.getSetCookie().map((one) => one.split(';', 1)[0] ?? '');
  for (const cookie of cookies) expect(cookie.length).toBeLessThanOrEqual(4_096);
  const page = await fetch(new URL(answer.headers.get('location') ?? '', url), {
    headers: { cookie: [session, ...cookies].join('; ') },
  });
  return unescapeHtml(await page.text());
}

test.each([
  ['short', 'Bring your letter.'],
  ['of 1,000 letters that hardly compress', randomBytes(750).toString('base64url')],
  ['of 1,000 letters of three bytes each', '’'.repeat(1_000)],
  [
    'of 1,000 different letters of three bytes each',
    Array.from({ length: 1_000 }, (_, at) => String.fromCodePoint(0x4e00 + ((at * 7919) % 20_000))).join(''),
  ],
])('a preview shows a message that is %s, and the form keeps it', async (_, message) => {
  const html = await preview(message);
  expect(html).toContain('The applicant will read');
  expect(html).toContain(`> ${message.slice(0, 40)}`);
  expect(/<textarea[^>]*name="message"[^>]*>([^<]*)/.exec(html)?.[1]).toBe(message);
});
