import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { SIGNED_IN_SCRIPT } from '@/lib/platform/auth/signed-in-script';
import { log } from '@/lib/platform/log/log';
import { measureInto } from '@/lib/platform/monitoring/measure';
import { createHttpServer } from '../http-server';
import { PageCache, type Render } from '../page-cache/page-cache';
import { shareTurns } from '../render-queue';
import { requestInProcess } from '../request-in-process';
import { DataFiles, dataFileAddress, readDataFileAddress } from './data-files';
import { dataFileName } from './finish-page';
import { ScriptOnTouch } from './script-on-touch';

const QUEUE = '(self.__next_f=self.__next_f||[]).push([0])';
const BOOTSTRAP =
  '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["static/chunks/a.js"],"runtimeModuleIds":[1]});';
const pageOf = (text: string, more = '') =>
  `<!DOCTYPE html><html><head><script>${SIGNED_IN_SCRIPT}</script><script src="/_next/static/chunks/a.js" async=""></script></head><body><p>${text}</p>${more}<script id="_R_">${BOOTSTRAP}</script><script>${QUEUE}</script><script>self.__next_f.push([1,"${text}"])</script></body></html>`;

const told = vi.spyOn(log, 'warn').mockImplementation(() => undefined);
const counted: string[] = [];
const nothing = () => undefined;
measureInto({ count: (name) => counted.push(name), observe: nothing, add: nothing, set: nothing });
afterAll(() => {
  told.mockRestore();
  measureInto(undefined);
});
beforeEach(() => {
  told.mockClear();
  counted.length = 0;
});

interface Site {
  text: string;
  more?: string;
  rendered: number;
}

/** A node that renders the same text on every page. */
function node(site: Site) {
  const render: Render = (request, response) => {
    site.rendered += 1;
    response.writeHead(request.url === '/no-such-page' ? 404 : 200, { 'Content-Type': 'text/html' });
    response.end(pageOf(site.text, site.more));
  };
  const routeOf = (url: string) => (/^\/(?:no|page-script)/.test(url) ? '/[...missing]' : url);
  const onTouch = new ScriptOnTouch({ secure: false, maxBytes: 1e6 });
  const settings = { render, turns: shareTurns(), host: 'localhost', maxBytes: 1e6, onTouch };
  const pages = new PageCache({ ...settings, routeOf });
  const server = createHttpServer(render, { pages, routeOf });
  const emit: Render = (request, response) => void server.emit('request', request, response);
  const ask = async (url: string, headers = {}) => {
    const { body, ...answer } = await requestInProcess(emit, { url, headers });
    return { ...answer, payload: body.toString() };
  };
  return { ask, pages };
}

const dataFileOf = (html: string): string => /data-files="([^ "]+)/.exec(html)?.[1] ?? '';

describe('a page with deferred scripts', () => {
  test('fetches its scripts at idle if it shows the result of a form, because that message disappears', async () => {
    const { ask } = node({ text: 'one', rendered: 0 });
    expect((await ask('/contact-us?sent=1')).payload).toContain('data-at="idle"');
    expect((await ask('/contact-us')).payload).not.toContain('data-at="idle"');
  });

  test('links a file with its inline scripts, which clients cache indefinitely', async () => {
    const { ask } = node({ text: 'one', rendered: 0 });
    const page = await ask('/internships');
    expect(page.payload).not.toContain('__next_f');
    const file = await ask(dataFileOf(page.payload));
    expect(file.status).toBe(200);
    expect(file.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    expect(file.payload).toBe(`${BOOTSTRAP};\n${QUEUE};\nself.__next_f.push([1,"one"]);\n`);
  });

  test('has the same policy as every other page: two hashes', async () => {
    const { ask } = node({ text: 'one', rendered: 0 });
    const policies = await Promise.all(
      ['/', '/internships', '/none'].map(async (url) => (await ask(url)).headers['content-security-policy']),
    );
    expect(new Set(policies).size).toBe(1);
    expect(policies[0]).toMatch(/script-src 'self' 'sha256-\S+' 'sha256-[^ ;]+';/);
  });

  test('is not a light version, which has no scripts', async () => {
    const { ask } = node({ text: 'one', rendered: 0 });
    expect((await ask('/internships', { 'save-data': 'on' })).payload).not.toContain('data-files');
  });
});

describe('a data file', () => {
  test('is recreated by rendering its page, if this node does not have it', async () => {
    const first = node({ text: 'one', rendered: 0 });
    for (const url of ['/internships?page=2&q=a', '/none/there']) {
      const other: Site = { text: 'one', rendered: 0 };
      const address = dataFileOf((await first.ask(url)).payload);
      expect((await node(other).ask(address)).payload).toContain('"one"');
      expect(other.rendered).toBe(1);
    }
  });

  test('of a page that has changed is gone, and renders nothing while the page is cached', async () => {
    const address = dataFileOf((await node({ text: 'one', rendered: 0 }).ask('/internships')).payload);
    const site: Site = { text: 'two', rendered: 0 };
    const { ask } = node(site);
    for (let times = 0; times < 2; times += 1) {
      const answer = await ask(address);
      expect(answer.status).toBe(404);
      expect(answer.headers['cache-control']).toBe('no-store');
    }
    expect(site.rendered).toBe(1);
  });

  test('of a page that was rendered again still exists', async () => {
    const site: Site = { text: 'one', rendered: 0 };
    const { ask, pages } = node(site);
    const address = dataFileOf((await ask('/internships')).payload);
    site.text = 'two';
    pages.invalidateAll();
    expect((await ask('/internships')).payload).toContain('two');
    expect((await ask(address)).payload).toContain('"one"');
  });

  test.each(['/dashboard', '/api/users/me', '/internships/..', 'internships', '/%'])(
    'is never created for %s',
    async (page) => {
      const site: Site = { text: 'one', rendered: 0 };
      const answer = await node(site).ask(dataFileAddress('a'.repeat(22), page));
      expect(answer.status).toBe(404);
      expect(site.rendered).toBe(0);
    },
  );

  test('is found by its address', () => {
    const name = dataFileName('a');
    expect(readDataFileAddress(dataFileAddress(name, '/internships?q=a%20b&c=é'))).toEqual({
      name,
      page: '/internships?q=a%20b&c=é',
    });
    expect(readDataFileAddress(`/page-script/${name}.js?of=%`)).toBeUndefined();
    expect(readDataFileAddress(`/page-script/${name}.js`)).toBeUndefined();
  });

  test('stays within a memory limit', async () => {
    const files = new DataFiles(20_000);
    for (let at = 0; at < 50; at += 1) await files.add(`${at}`.repeat(400));
    expect(files.size.files).toBeGreaterThan(3);
    expect(files.size.bytes).toBeLessThanOrEqual(20_000);
    expect(files.get(dataFileName('49'.repeat(400)))).toBeDefined();
    expect(files.get(dataFileName('0'.repeat(400)))).toBeUndefined();
  });
});

test('a page with unknown content is rendered for each visitor, logged and counted', async () => {
  const site: Site = { text: 'one', more: '<script>alert(1)</script>', rendered: 0 };
  const { ask } = node(site);
  const { payload, headers } = await ask('/internships');
  expect(payload).toBe(pageOf('one', '<script>alert(1)</script>'));
  expect(headers['content-security-policy']).toBeUndefined();
  expect(site.rendered).toBe(2);
  expect(counted).toEqual(['mwanzo_unfinished_pages_total']);
  expect(told).toHaveBeenCalledOnce();
});
