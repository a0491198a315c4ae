import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { clientFor } from '@/dev/testing/client/client-for';
import { fileForm } from '@/dev/testing/client/file-form';
import { readPage } from '@/dev/testing/client/read-page';
import { makeUser, type TestUser } from '@/dev/testing/data/fixtures';
import { stackForFile } from '@/dev/testing/stack/for-file';
import { AuditEntryModel } from '@/models/audit-entry';

const stack = stackForFile({
  env: {
    SITE_NAME: 'Lakeside Careers',
    SITE_EMAIL: 'careers@lakeside.example',
    SITE_SOCIALS: 'https://social.example/@lakeside',
  },
});
let client: ReturnType<typeof clientFor>;
let admin: TestUser;
beforeAll(async () => {
  client = clientFor(stack());
  admin = await makeUser('administrator');
});

const page = async (path: string) => (await readPage(stack().appUrl, path)).html;
const dashboard = async (path: string) =>
  (await readPage(stack().appUrl, path, { cookie: `next-auth.session-token=${admin.token}` })).html;
const set = (json: object) =>
  client.api<{ errors?: Record<string, string> }>('PUT', '/api/admin/site', { token: admin.token, json });

const NOTHING = { tagline: '', colour: '', socials: '' };

describe('the look of a site, as its first administrator sets it', () => {
  test('is asked for on the dashboard until it has one', async () => {
    expect(await dashboard('/dashboard')).toContain('Give Lakeside Careers its look');
    expect((await set({ ...NOTHING, colour: '#0b3d91' })).status).toBe(200);
    expect(await dashboard('/dashboard')).not.toContain('Give Lakeside Careers its look');
  });

  test('is on every page at once, in the mails and in the audit log', async () => {
    expect(await page('/')).toContain('Connecting Talent To Opportunity');
    const tagline = 'First jobs for our graduates';
    expect((await set({ ...NOTHING, tagline, colour: '#0b3d91' })).status).toBe(200);
    for (const path of ['/', '/privacy-policy', '/login']) {
      const html = await page(path);
      expect(html).toContain(tagline);
      expect(html).toContain('--primary:#0b3d91');
    }
    const email = 'akinyi@people.example';
    await client.api('POST', '/api/requests', {
      json: { kind: 'access', email, name: 'Akinyi', text: 'Habari' },
    });
    expect((await client.mailsTo(email)).at(-1)?.text).toContain(tagline.toLowerCase());
    expect(await AuditEntryModel.findOne({ action: 'site changed' }).sort({ at: -1 }).lean()).toMatchObject({
      actorId: admin._id,
      before: { tagline: null },
      after: { tagline },
    });
    expect((await set(NOTHING)).status).toBe(200);
    expect(await page('/')).not.toContain('--primary:#0b3d91');
  });

  test.each([
    [{ colour: '#c0ffee' }, { colour: expect.stringContaining('must be darker') as string }],
    [{ colour: 'green' }, { colour: 'must be a colour like #14593a' }],
    [{ tagline: 'x'.repeat(81) }, { tagline: 'must have at most 80 characters' }],
    [{ tagline: '<b>' }, { tagline: 'must be one line without < and >' }],
    [{ socials: 'http://social.example' }, { socials: expect.stringContaining('https://') as string }],
  ])('%j is refused with the reason', async (wrong, errors) => {
    expect(await set({ ...NOTHING, ...wrong })).toMatchObject({ status: 422, body: { errors } });
  });

  test('leaves what the environment sets: its page says so, and it stays', async () => {
    expect(await dashboard('/dashboard/site')).toContain('SITE_SOCIALS');
    expect((await set({ ...NOTHING, socials: 'https://elsewhere.example/us' })).status).toBe(200);
    const contact = await page('/contact-us');
    expect(contact).toContain('https://social.example/@lakeside');
    expect(contact).not.toContain('https://elsewhere.example/us');
  });

  test('has a logo: shown beside the name, replaced, removed without script', async () => {
    const create = { width: 300, height: 200, channels: 3 as const, background: '#0b3d91' };
    const bytes = await sharp({ create }).png().toBuffer();
    const upload = () =>
      client.api<{ logo: string }>('POST', '/api/admin/site/logo', {
        token: admin.token,
        form: fileForm('logo', { name: 'logo.png', bytes }),
      });
    const icon = () => fetch(new URL('/favicon.ico', stack().appUrl), { redirect: 'manual' });
    const first = (await upload()).body.logo;
    expect(await page('/')).toContain(`src="${first}"`);
    const picture = await fetch(new URL(first, stack().appUrl));
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp']);
    const second = (await upload()).body.logo;
    expect(second).not.toBe(first);
    expect(await page('/')).toContain(`src="${second}"`);
    expect(await page('/')).toContain(`<link rel="icon" href="${second}"`);
    expect((await icon()).headers.get('location')).toBe(second);
    const touch = `/apple-touch-icon.png${second.slice(second.indexOf('?'))}`;
    expect(await page('/')).toContain(`<link rel="apple-touch-icon" href="${touch}"`);
    const drawn = sharp(await (await fetch(new URL(touch, stack().appUrl))).arrayBuffer());
    expect(await drawn.metadata()).toMatchObject({ format: 'png', width: 180, height: 180, hasAlpha: false });
    const removed = await client.api('POST', '/api/admin/site/logo/remove', {
      cookie: `next-auth.session-token=${admin.token}`,
      form: new FormData(),
    });
    expect(removed.headers.get('location')).toBe('/dashboard/site');
    expect(await page('/')).not.toContain('/api/site/logo');
    expect((await icon()).headers.get('content-type')).toBe('image/x-icon');
    expect((await fetch(new URL('/api/site/logo', stack().appUrl))).status).toBe(404);
  });
});
