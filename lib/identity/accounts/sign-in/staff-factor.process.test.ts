import { describe, expect, test } from 'vitest';
import { signInSite } from '@/dev/testing/sign-in/sign-in-site';

const { site, browser, linked, me } = signInSite({ OIDC_STAFF: 'on', STAFF_SECOND_FACTOR: 'required' });

const since = { secondFactorSince: new Date() };

describe.each(['administrator', 'editor'] as const)('an %s who signs in with a provider', (role) => {
  test.each([[undefined], [['pwd']], [['sms']]])(
    'and by %o must still set up a second factor',
    async (amr) => {
      await linked({ role }, amr && { amr });
      const visitor = browser();
      await visitor.signIn();
      expect(await me(visitor.cookies())).toMatchObject({
        status: 403,
        body: { message: 'Set up a second factor to continue.' },
      });
    },
  );

  test.each([[['mfa']], [['pwd', 'otp']], [['hwk']]])(
    'and by %o has one, also in a renewed session',
    async (amr) => {
      await linked({ role }, { amr });
      const visitor = browser();
      await visitor.signIn();
      expect((await me(visitor.cookies())).status).toBe(200);
      const cookie = visitor.cookies();
      const { body } = await site.client.api<{ token: string }>('POST', '/api/users/sessions/end-others', {
        cookie,
        json: {},
      });
      const { status } = await site.client.api('GET', '/api/users/me', { token: body.token });
      expect(status).toBe(200);
    },
  );

  test('is asked for the code of their own factor, unless the provider says that they proved one', async () => {
    await linked({ role, ...since }, { amr: ['pwd'] });
    expect(await browser().signIn({ from: '/internships' })).toBe('/second-factor?from=%2Finternships');
    await linked({ role, ...since }, { amr: ['pwd', 'mfa'] });
    expect(await browser().signIn({ from: '/internships' })).toBe('/internships');
  });
});

test('a graduate is asked for the code, whatever the provider says', async () => {
  await linked(since, { amr: ['pwd', 'mfa'] });
  expect(await browser().signIn({ from: '/internships' })).toBe('/second-factor?from=%2Finternships');
});
