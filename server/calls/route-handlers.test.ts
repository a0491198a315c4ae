import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readRouteHandlers } from './route-handlers';

const route = (handlers: string) =>
  `module.exports = { routeModule: { ensureUserland: async () => {}, userland: ${handlers} } };`;
const answers = (text: string) => `{ GET: () => new Response('${text}') }`;

const FILES: Record<string, string> = {
  'server/app/api/ready/route.js': route(answers('ready')),
  'server/app/api/users/me/route.js': route(answers('me')),
  'server/app/api/users/[id]/route.js': route(`{ GET: () => {}, POST: () => {}, dynamic: 'force-dynamic' }`),
  'server/app/api/users/[id]/picture/[fileId]/route.js': route(answers('picture')),
  'server/app/api/strange/route.js': 'module.exports = { handler() {} };',
  'server/app/api/broken/route.js': "throw new Error('does not load');",
  'server/app/api/auth/callback/[provider]/route.js': route(answers('signed in')),
  'server/app/feeds/route.js': route(answers('feed')),
};
const pathOf = (file: string) => file.replace(/^server\/app|\/route\.js$/g, '');
const paths = Object.keys(FILES).map(pathOf);
const names = Object.fromEntries(paths.map((path) => [`${path}/route`, path]));
const isMoving = (path: string) => path.includes('[');
const regexOf = (path: string) => `^${path.replace(/\[\w+\]/g, '([^/]+?)')}(?:/)?$`;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mwanzo-routes-'));
  const all: Record<string, string> = {
    ...FILES,
    'server/app-paths-manifest.json': JSON.stringify(
      Object.fromEntries(paths.map((path) => [`${path}/route`, `app${path}/route.js`])),
    ),
    'app-path-routes-manifest.json': JSON.stringify({ ...names, '/(public)/page': '/' }),
    'routes-manifest.json': JSON.stringify({
      staticRoutes: paths.filter((path) => !isMoving(path)).map((page) => ({ page })),
      dynamicRoutes: paths.filter(isMoving).map((page) => ({ page, regex: regexOf(page) })),
    }),
  };
  for (const [name, text] of Object.entries(all)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
});
afterAll(() => rm(folder, { recursive: true }));

describe('the handler of an API call', () => {
  test.each([
    ['/api/ready', {}],
    ['/api/users/me', {}],
    ['/api/users/me-too', { id: 'me-too' }],
    ['/api/users/1/picture/a.png', { id: '1', fileId: 'a.png' }],
  ])('%s is found, with its route parameters', async (path, params) => {
    expect(await readRouteHandlers(folder)('GET', path)).toMatchObject({ params });
  });

  test('is the one that the file exports', async () => {
    const found = await readRouteHandlers(folder)('GET', '/api/users/me');
    const answer = await found?.handler(new Request('http://localhost'), { params: Promise.resolve({}) });
    expect(await answer?.text()).toBe('me');
  });

  test.each([
    ['GET', '/api/nothing'],
    ['GET', '/api/ready/'],
    ['GET', '/api//ready'],
    ['GET', '/api/users/%6De'],
    ['GET', '/feeds'],
    ['GET', '/api/auth/callback/oidc'],
    ['GET', '/api/strange'],
    ['GET', '/api/broken'],
    ['POST', '/api/ready'],
    ['HEAD', '/api/ready'],
    ['OPTIONS', '/api/ready'],
    ['dynamic', '/api/users/1'],
    ['constructor', '/api/ready'],
  ])('Next.js answers %s %s', async (method, path) => {
    expect(await readRouteHandlers(folder)(method, path)).toBeUndefined();
  });
});
