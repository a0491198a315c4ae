import { expect, inject, test } from 'vitest';
import { stackDatabase } from '../stack/stack-database';
import { addressOf } from './address';
import { ACCESS } from './matrix';

stackDatabase();

const ask = (method: string, path: string): Promise<Response> =>
  fetch(inject('appUrl') + addressOf(path), { method, redirect: 'manual' });

/** Pages and calls that are open to everyone. */
const READ = Object.entries(ACCESS)
  .filter(([row, access]) => access === 'anybody' && /^(?:PAGE|GET) /.test(row))
  .map(([row]) => row.replace(/^\S+ /, ''));

test('HEAD responds like GET without a body, at every public address', { timeout: 120_000 }, async () => {
  const wrong: string[] = [];
  for (const path of READ) {
    const [get, head] = [await ask('GET', path), await ask('HEAD', path)];
    await get.arrayBuffer();
    const said = [head.status, head.headers.get('content-type'), await head.text()];
    const due = [get.status, get.headers.get('content-type'), ''];
    if (JSON.stringify(said) !== JSON.stringify(due))
      wrong.push(`${path}: ${JSON.stringify(said)}, not ${JSON.stringify(due)}`);
  }
  expect(READ.length).toBeGreaterThan(40);
  expect(wrong).toEqual([]);
});

test('responds to an unsupported method with 405, Allow and a message, on every path', async () => {
  const taken = new Map<string, string[]>();
  for (const row of Object.keys(ACCESS)) {
    const [method = '', path = ''] = row.split(' ');
    if (path.startsWith('/api/') && !path.includes('[...'))
      taken.set(path, [...(taken.get(path) ?? []), method]);
  }
  const wrong: string[] = [];
  for (const [path, methods] of taken) {
    const method = ['PATCH', 'DELETE', 'PUT'].find((other) => !methods.includes(other)) ?? 'PROPFIND';
    const answer = await ask(method, path);
    const body = await answer.text();
    const allow = answer.headers.get('allow') ?? '';
    const isRight = answer.status === 405 && methods.every((one) => allow.includes(one));
    if (!isRight || !body.startsWith('{"message":"'))
      wrong.push(`${method} ${path}: ${answer.status} ${allow} ${body.slice(0, 80)}`);
  }
  expect(taken.size).toBeGreaterThan(60);
  expect(wrong).toEqual([]);
});
