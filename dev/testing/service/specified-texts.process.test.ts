import mongoose, { type Types } from 'mongoose';
import { describe, expect, test } from 'vitest';
import { issueToken } from '@/lib/identity/accounts/tokens';
import { INDUSTRIES } from '@/lib/internships/industries/industries';
import { UserModel } from '@/models/user';
import { makeListing, makeUser } from '../data/fixtures';
import { browser, wordsOf, type Seen } from '../states/browser';
import { stackForFile } from '../stack/for-file';

/**
 * A separate service, because the first tests need one without listings, and the others break records that
 * other tests read.
 */
const stack = stackForFile({ env: { LOG_LEVEL: 'silent' } });

const as = (token?: string) => browser(token, stack().appUrl);

/** Returns the text and target of each link in the main part of a page. */
const waysOn = ({ html }: Seen): string[] =>
  [
    ...(/<main\b[\s\S]*<\/main>/.exec(html)?.[0] ?? '').matchAll(
      /<a\b[^>]*?\bhref="([^"]*)"[^>]*>(.*?)<\/a>/g,
    ),
  ].map(([, href = '', words = '']) => `${wordsOf(words)}: ${href}`);

const NO_FEATURED = 'No featured internships available at the moment...';
const NONE_IN_INDUSTRY = 'There are currently no active internships in this industry...';

describe('with nothing published', () => {
  const PUBLIC = [
    ['/', NO_FEATURED],
    ['/internships', NO_FEATURED],
    ...INDUSTRIES.map(({ slug }) => [`/internships/${slug}`, NONE_IN_INDUSTRY] as const),
  ] as const;

  test.each(PUBLIC)('%s says "%s", in the full and the light version', async (path, words) => {
    for (const saveData of ['off', 'on']) {
      const answer = await fetch(stack().appUrl + path, { headers: { 'Save-Data': saveData } });
      expect(answer.status).toBe(200);
      expect(wordsOf(await answer.text())).toContain(words);
    }
  });

  const OWN = [
    ['administrator', '/dashboard/internships', 'No internships yet'],
    ['editor', '/dashboard/internships', 'No internships yet'],
    ['administrator', '/dashboard/internship-submissions', 'All clear!...'],
    ['recent graduate', '/dashboard/my-internships', 'You haven’t applied to any internships yet'],
    ['employer', '/dashboard/employer-internships', "You don't have any approved internships yet"],
  ] as const;

  test.each(OWN)('a %s at %s sees "%s"', async (role, path, words) => {
    const { token } = await makeUser(role);
    const { status, html } = await as(token).go('GET', path);
    expect(status).toBe(200);
    expect(wordsOf(html)).toContain(words);
  });

  test('a listing without applicants says "No applicants yet", and the other lists are no longer empty', async () => {
    const { _id, token } = await makeUser('employer');
    const listing = await makeListing({ postedBy: _id, title: 'First of all', isFeatured: true });
    const go = async (path: string) => wordsOf((await as(token).go('GET', path)).html);
    const own = '/dashboard/employer-internships';
    expect(await go(`${own}/${listing._id.toHexString()}`)).toContain('No applicants yet');
    expect(await go(own)).not.toContain("You don't have any approved internships yet");
    for (const path of ['/', '/internships', '/internships/it-telecommunications']) {
      await expect.poll(() => go(path)).toContain('First of all');
      expect(await go(path)).not.toContain(NO_FEATURED);
      expect(await go(path)).not.toContain(NONE_IN_INDUSTRY);
    }
  });
});

describe('the page of a featured internship', () => {
  test('says that it does not exist, with a link back', async () => {
    const seen = await as().go('GET', '/featured-internships/no-such-internship');
    expect(seen.status).toBe(404);
    expect(wordsOf(seen.html)).toMatch(/^Internship not found\b/);
    expect(waysOn(seen)).toContain('Return to internships: /internships');
  });

  test('reports a failure to load it, and offers another try and a link back', async () => {
    const { _id, employer, featuredSlug } = await makeListing({ title: 'Unreadable', isFeatured: true });
    const path = `/featured-internships/${featuredSlug}`;
    const listings = mongoose.connection.collection('internships');
    expect(wordsOf((await as().go('GET', path)).html)).toContain('Unreadable');
    await listings.updateOne({ _id }, { $set: { employer: 'nobody' } });
    await expect.poll(async () => (await as().go('GET', path)).status).toBe(500);
    const seen = await as().go('GET', path);
    expect(wordsOf(seen.html)).toMatch(/^Failed to load internship details\b/);
    expect(waysOn(seen)).toEqual(
      expect.arrayContaining(['Try again: ', 'Return to internships: /internships']),
    );
    await listings.updateOne({ _id }, { $set: { employer } });
    await expect.poll(async () => (await as().go('GET', path)).status).toBe(200);
  });
});

describe.each([
  [
    '/verify-email/',
    '/api/auth/verify-email/',
    'verify email',
    '/login?reason=notVerified',
    'Your e-mail is confirmed.',
  ],
  [
    '/verify-email-change/',
    '/api/users/verify-email-change/',
    'verify email change',
    '/login?from=%2Fdashboard%2Fprofile',
    'has been changed',
  ],
] as const)('%s{token}', (page, call, purpose, logIn, done) => {
  const FAILED = 'Something went wrong during verification.';

  /** Creates a user and the token of a link that is e-mailed to them. */
  async function sent(): Promise<{ userId: Types.ObjectId; token: string }> {
    const isChange = purpose === 'verify email change';
    const { _id: userId } = await makeUser('recent graduate', { isVerified: isChange });
    const { email: own } = await UserModel.findById(userId).orFail().lean();
    const email = isChange ? `new.${own}` : own;
    if (isChange) await UserModel.updateOne({ _id: userId }, { $set: { pendingEmail: email } });
    return { userId, token: await issueToken(purpose, userId, email) };
  }

  test('reports a failure to check the link, and offers another try and a way on', async () => {
    const { userId, token } = await sent();
    const { token: session } = await makeUser('employer');
    await mongoose.connection
      .collection('accounttokens')
      .updateOne({ userId }, { $set: { userId: 'nobody' } });
    for (const path of [page + token, `${page}${token}?followed=1`]) {
      for (const [visitor, way] of [
        [as(), `Log In: ${logIn.replaceAll('&', '&amp;')}`],
        [as(session), 'Dashboard: /dashboard'],
      ] as const) {
        const seen = await visitor.go('GET', path);
        expect(seen.status).toBe(500);
        expect(wordsOf(seen.html)).toContain(FAILED);
        expect(waysOn(seen)).toEqual(['Try again: ', way]);
      }
    }
    const { status } = await fetch(stack().appUrl + call + token);
    expect(status).toBe(500);
  });

  test('reports a failure to follow the link, and its button works afterwards', async () => {
    const { userId, token } = await sent();
    const users = mongoose.connection.collection('users');
    // Stores two values that no verb writes. Following the link reads both of them.
    await users.updateOne({ _id: userId }, { $set: { firstName: 5, minor: { state: 'asked' } } });
    const failed = await as().go('POST', call + token, {});
    expect(failed.path).toBe(page + token);
    expect(wordsOf(failed.html)).toContain(FAILED);
    expect(failed.html).toContain(`action="${call}${token}"`);
    await users.updateOne({ _id: userId }, { $set: { firstName: 'Akinyi' }, $unset: { minor: 1 } });
    const followed = wordsOf((await as().go('POST', call + token, {})).html);
    expect(followed).toContain(done);
    expect(followed).not.toContain(FAILED);
  });
});
