import { expect, inject, test } from 'vitest';

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(inject('appUrl') + path, { headers });

const PAGES = ['/', '/internships', '/internships/it-telecommunications', '/career-tips', '/contact-us'];

/** Markup that makes a browser fetch or run something other than the style sheet. */
const FETCHES = /<script|<img|rel="(?:pre|module)|<noscript/i;

test.each(PAGES)('%s has no scripts or pictures with Save-Data, cached or not', async (path) => {
  const answers = [
    await get(path, { 'save-data': 'on' }),
    await get(path, { cookie: 'mwanzo-data-saver=on' }),
    await get(path, { cookie: 'mwanzo-data-saver=on; other=1' }),
  ];
  for (const answer of answers) {
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-security-policy')).toContain("script-src 'none'");
    expect(answer.headers.get('link')).toBeNull();
    const html = await answer.text();
    expect(html).not.toMatch(FETCHES);
    expect(html).toContain('<h1');
  }
  expect(answers[0]?.headers.get('vary')).toContain('Save-Data');
});

test.each([
  ['the light version is not requested', {}],
  ['the visitor turned the data saver off', { cookie: 'mwanzo-data-saver=off', 'save-data': 'on' }],
  ['the visitor is signed in', { cookie: 'mwanzo-data-saver=on; mwanzo-signed-in=1' }],
])('a page is complete if %s', async (_, headers) => {
  const html = await (await get('/', headers as Record<string, string>)).text();
  expect(html).toMatch(/<script/);
  expect(html).not.toContain('data-light');
});

test('the cache distinguishes the two versions', async () => {
  const whole = await get('/career-tips');
  const known = { 'if-none-match': whole.headers.get('etag') ?? '' };
  expect((await get('/career-tips', known)).status).toBe(304);
  expect((await get('/career-tips', { ...known, 'save-data': 'on' })).status).toBe(200);
});

const choose = (saver: string, headers: Record<string, string> = {}) =>
  fetch(`${inject('appUrl')}/api/data-saver`, {
    method: 'POST',
    headers,
    body: new URLSearchParams({ saver }),
    redirect: 'manual',
  });

test('the form redirects to its page and stores the choice in a cookie', async () => {
  const answer = await choose('on', { referer: `${inject('appUrl')}/internships?page=2` });
  expect(answer.status).toBe(303);
  expect(answer.headers.get('location')).toBe('/internships?page=2');
  expect(answer.headers.getSetCookie()).toEqual([
    expect.stringMatching(
      /^mwanzo-data-saver=on; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax/,
    ) as string,
  ]);
});

test.each([
  ['missing', undefined],
  ['not a URL', 'x'],
  ['on another site', 'https://elsewhere.example//evil.example'],
])('it redirects to the home page if the referrer is %s', async (_, referer) => {
  const answer = await choose('off', referer === undefined ? {} : { referer });
  expect(answer.headers.get('location')).toBe('/');
});

test.each(['perhaps', ''])('a choice of %j is ignored', async (saver) => {
  expect((await choose(saver)).status).toBe(422);
});
