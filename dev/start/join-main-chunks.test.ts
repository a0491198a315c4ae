import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { joinChunks, joinMainChunks } from './join-main-chunks';

const chunk = (module: number) =>
  `(globalThis.TURBOPACK||(globalThis.TURBOPACK=[])).push(["object"==typeof document?document.currentScript:void 0,${module},e=>{}]);`;
const one = { path: 'static/chunks/a.js', text: chunk(1) };
const two = { path: 'static/chunks/b.js', text: chunk(2) + chunk(3) };
const runtime = { path: 'static/chunks/turbopack-c.js', text: '(()=>{ran=TURBOPACK})()' };

test('joined chunks register under their paths, and the runtime starts last', () => {
  const page: { ran?: unknown[][] } = {};
  runInNewContext(joinChunks([one, two, runtime]) ?? '', page);
  expect(page.ran?.map(([path, module]) => [path, module])).toEqual([
    ['static/chunks/a.js', 1],
    ['static/chunks/b.js', 2],
    ['static/chunks/b.js', 3],
  ]);
});

test.each([
  ['a chunk has an unknown beginning', [{ ...one, text: 'alert(1)' }, runtime]],
  ['the runtime is not last', [runtime, one]],
  ['there is no runtime', [one, two]],
  ['there is nothing to join', [runtime]],
  ['there is nothing', []],
])('joins nothing if %s', (_, chunks) => {
  expect(joinChunks(chunks)).toBeUndefined();
});

test('every manifest of a build names the joined file, whatever its format', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'mwanzo-test-'));
  const list = [one, two, runtime].map(({ path }) => path);
  const files = {
    'build-manifest.json': JSON.stringify({ a: 1, rootMainFiles: list, b: [2] }),
    'server/app/page/build-manifest.json': JSON.stringify({ rootMainFiles: list, b: [2] }, null, 2),
    'server/middleware-build-manifest.js': `self.manifest = ${JSON.stringify({ rootMainFiles: list })};`,
    'server/app/page/other.json': JSON.stringify({ rootMainFiles: list }),
    ...Object.fromEntries([one, two, runtime].map(({ path, text }) => [path, text])),
  };
  for (const [path, text] of Object.entries(files)) {
    await mkdir(join(folder, path, '..'), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  expect(await joinMainChunks(folder)).toBe(true);
  const [file] = (await readdir(join(folder, 'static/chunks'))).filter((name) => name.startsWith('main-'));
  const read = (path: string) => readFile(join(folder, path), 'utf8');
  const named = [`static/chunks/${file}`];
  expect(JSON.parse(await read('build-manifest.json'))).toEqual({ a: 1, rootMainFiles: named, b: [2] });
  expect(JSON.parse(await read('server/app/page/build-manifest.json'))).toEqual({
    rootMainFiles: named,
    b: [2],
  });
  expect(await read('server/middleware-build-manifest.js')).toContain(`"rootMainFiles": ["${named[0]}"]`);
  expect(await read('server/app/page/other.json')).not.toContain('main-');
  await rm(folder, { recursive: true });
});
