import { Types } from 'mongoose';
import { describe, expect, test } from 'vitest';
import { api, linkIn, mailsTo, newUser } from '@/dev/testing/client/client';
import { uniqueLetters } from '@/dev/testing/client/client-for';
import { employerWithColleague, newName, saveProfile } from '@/dev/testing/data/employer-members';
import { makeUser } from '@/dev/testing/data/fixtures';
import { browser, wordsOf } from '@/dev/testing/states/browser';
import { stackDatabase } from '@/dev/testing/stack/stack-database';
import { hashOf } from '@/lib/identity/accounts/link';
import { AccountTokenModel } from '@/models/account-token';
import { EmployerModel } from '@/models/employer';

stackDatabase();

const INVALID = 'This link isn’t valid. Ask for a new one on your employer profile.';

/** An employer with a colleague, and the link that its owner had sent to an address at its domain. */
async function asked() {
  const known = await employerWithColleague();
  const domain = `${uniqueLetters()}.example`;
  const website = `https://www.${domain}`;
  expect((await saveProfile(known.owner, known.name, { website })).status).toBe(200);
  const email = `jane@${domain}`;
  const json = { email };
  expect((await api('POST', '/api/employer/domain', { token: known.owner.token, json })).status).toBe(202);
  const [mail] = await mailsTo(email);
  const path = linkIn(mail ?? expect.fail('no mail'), '/verify-domain/');
  const page = path.slice(path.indexOf('/verify-domain/'));
  const token = page.split('/').at(-1) ?? '';
  const follow = (by?: { token: string }) =>
    api<{ message: string }>('POST', `/api/employer/domain/${token}`, by && { token: by.token });
  const { _id } = await EmployerModel.findOne({ name: known.name }).orFail().lean();
  const verification = async () => (await EmployerModel.findById(_id).orFail().lean()).verification;
  return { ...known, domain, website, page, token, follow, _id, verification };
}

describe('a link that confirms a domain', () => {
  test('asks a visitor to log in first and comes back, and confirms nothing without a session', async () => {
    const { page, follow, verification } = await asked();
    expect((await follow()).status).toBe(401);
    const seen = await browser().go('GET', page);
    expect(seen.path).toBe('/login');
    expect(seen.html).toContain(page);
    expect(await verification()).toBeNull();
  });

  test('is followed by any member of the team that it names', async () => {
    const { colleague, page, domain, verification } = await asked();
    const { go } = browser(colleague.token);
    const shown = await go('GET', page);
    expect([shown.status, wordsOf(shown.html)]).toEqual([200, expect.stringContaining('Confirm the domain')]);
    const done = await go('POST', page.replace('/verify-domain/', '/api/employer/domain/'), {});
    expect(wordsOf(done.html)).toContain('The domain is confirmed');
    expect(await verification()).toMatchObject({ by: 'domain', domain });
  });

  test('says whose team is meant to a person outside it', async () => {
    const { page, name, follow, verification } = await asked();
    const other = await newUser({ role: 'employer' });
    await saveProfile(other, newName());
    const message = `Only the team of ${name} can confirm this domain. Log in with an account on that team.`;
    expect(await follow(other)).toMatchObject({ status: 403, body: { message } });
    const shown = await browser(other.token).go('GET', page);
    expect([shown.status, wordsOf(shown.html)]).toEqual([403, expect.stringContaining(message)]);
    expect((await browser((await makeUser('recent graduate')).token).go('GET', page)).path).toBe(
      '/unauthorized',
    );
    expect(await verification()).toBeNull();
  });

  test.each([
    ['another name', (name: string, website: string) => ({ name: `${name} Kenya`, website })],
    [
      'another website at the same domain',
      (name: string, website: string) => ({ name, website: `${website}/jobs` }),
    ],
  ])('ends with %s, and works again for what the e-mail named', async (_, change) => {
    const { owner, name, website, page, follow, verification } = await asked();
    const changed = change(name, website);
    expect((await saveProfile(owner, changed.name, { website: changed.website })).status).toBe(200);
    expect(await follow(owner)).toMatchObject({ status: 400, body: { message: INVALID } });
    const shown = await browser(owner.token).go('GET', page);
    expect([shown.status, wordsOf(shown.html)]).toEqual([404, expect.stringContaining(INVALID)]);
    expect(await verification()).toBeNull();
    expect((await saveProfile(owner, name, { website })).status).toBe(200);
    expect((await follow(owner)).status).toBe(200);
  });

  test('confirms no other employer that its sender founds with the same website', async () => {
    const { owner, colleague, website, follow, verification } = await asked();
    const handed = `/api/employer/members/${colleague.user._id}/owner`;
    expect((await api('POST', handed, { token: owner.token })).status).toBe(200);
    const own = `/api/employer/members/${owner.user._id}`;
    expect((await api('DELETE', own, { token: owner.token })).status).toBe(200);
    await saveProfile(owner, newName(), { website });
    for (const by of [owner, colleague]) expect((await follow(by)).status).toBe(400);
    expect(await verification()).toBeNull();
    const userId = new Types.ObjectId(owner.user._id);
    expect(await EmployerModel.findOne({ 'members.userId': userId }).lean()).toMatchObject({
      verification: null,
    });
  });

  test('of the previous version, which stored no employer, is invalid', async () => {
    const { owner, token, follow } = await asked();
    await AccountTokenModel.updateOne({ hash: hashOf(token) }, { $unset: { employer: 1, named: 1 } });
    expect(await follow(owner)).toMatchObject({ status: 400, body: { message: INVALID } });
  });
});
