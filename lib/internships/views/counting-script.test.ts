import { runInNewContext } from 'node:vm';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { COUNTING_ADDRESS, COUNTING_SCRIPT } from './counting-script';

interface Sent {
  url: string;
  how: string;
  body: unknown;
}

interface Facts {
  vaq?: unknown[][];
  dataset?: Record<string, string>;
  hasKeepalive?: boolean;
  href?: string;
}

type Call = (...params: unknown[]) => void;

/** Runs the script on a page with these properties. Returns the requests it sent, and `va`. */
function run({
  vaq,
  dataset = {},
  hasKeepalive = true,
  href = 'https://mwanzo.example/contact-us?sent=1#top',
}: Facts) {
  const sent: Sent[] = [];
  const window: { va?: Call; vaq?: unknown[][] } = vaq ? { vaq } : {};
  const options: RequestInit[] = [];
  runInNewContext(COUNTING_SCRIPT, {
    window,
    document: { currentScript: { dataset: { endpoint: '/count', ...dataset } } },
    location: new URL(href),
    URL,
    Request: hasKeepalive ? Request : { prototype: {} },
    Blob: class {
      constructor(
        readonly parts: string[],
        readonly options: BlobPropertyBag,
      ) {}
    },
    navigator: {
      sendBeacon: (
        url: string,
        { parts, options: { type = '' } }: { parts: string[]; options: BlobPropertyBag },
      ) => sent.push({ url, how: `beacon ${type}`, body: JSON.parse(parts.join('')) }),
    },
    fetch: (url: string, init: RequestInit) => {
      options.push(init);
      sent.push({ url, how: `fetch ${init.method}`, body: JSON.parse(init.body as string) });
      return Promise.reject(new Error('away'));
    },
  });
  return { sent, va: (...params: unknown[]) => window.va?.(...params), options };
}

const bodies = ({ sent }: { sent: Sent[] }) => sent.map(({ body }) => body);

test('the script is 1,024 bytes at most, compressed, and its address names it', () => {
  expect(gzipSync(COUNTING_SCRIPT).length).toBeLessThanOrEqual(1_024);
  expect(COUNTING_ADDRESS).toMatch(/^\/page-script\/page-views-[\w-]{22}\.js$/);
});

test('it reports the view of the page without its query, and nothing of who reads it', () => {
  const { sent, options } = run({});
  expect(sent).toEqual([{ url: '/count', how: 'fetch POST', body: { kind: 'view', path: '/contact-us' } }]);
  expect(options).toMatchObject([{ keepalive: true, credentials: 'omit', referrerPolicy: 'origin' }]);
});

describe('calls of the client', () => {
  test('that came before are reported behind the view, and later ones at once', () => {
    const ran = run({
      vaq: [
        ['event', { name: 'apply', data: { path: '/a' } }],
        ['beforeSend', (e: unknown) => e],
      ],
    });
    ran.va('event', { name: 'industry' });
    ran.va('pageview', { route: '/[x]', path: '/b' });
    expect(bodies(ran)).toEqual([
      { kind: 'view', path: '/contact-us' },
      { kind: 'apply', path: '/a' },
      { kind: 'industry', path: '/contact-us' },
      { kind: 'view', path: '/b' },
    ]);
  });

  test('beforeSend changes an address, and drops a report', () => {
    const seen: unknown[] = [];
    const change = (event: { type: string; url: string }) => {
      seen.push(event.type);
      return event.type === 'event' ? null : { ...event, url: 'https://mwanzo.example/changed?x' };
    };
    const ran = run({
      vaq: [
        ['event', { name: 'apply' }],
        ['beforeSend', change],
      ],
    });
    expect(bodies(ran)).toEqual([{ kind: 'view', path: '/changed' }]);
    expect(seen).toEqual(['pageview', 'event']);
    ran.va('beforeSend', () => null);
    ran.va('pageview', {});
    expect(ran.sent).toHaveLength(1);
  });

  test('unknown ones are left alone, and a page that is not tracked by itself reports nothing', () => {
    const ran = run({ dataset: { disableAutoTrack: '1' } });
    ran.va('identify', { name: 'Wanjiru' });
    expect(ran.sent).toEqual([]);
  });
});

test('a browser without keepalive sends a beacon', () => {
  expect(run({ hasKeepalive: false }).sent).toEqual([
    { url: '/count', how: 'beacon application/json', body: { kind: 'view', path: '/contact-us' } },
  ]);
});
