import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../start/build';
import { circlesOf, readRoomGraph, roomOf } from './room-graph';
import { IMPORTS, ROOMS } from './rooms.mjs';

const graphOf = (edges: Readonly<Record<string, readonly string[]>>) =>
  new Map(Object.entries(edges).map(([room, others]) => [room, new Map(others.map((other) => [other, 1]))]));

const foldersIn = (folder: string): string[] =>
  readdirSync(join(ROOT, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `${folder}/${name}`);

describe('circlesOf', () => {
  it('finds none in a line', () => {
    expect(circlesOf(graphOf({ a: [], b: ['a'], c: ['a', 'b'] }))).toEqual([]);
  });

  it('finds a circle over several rooms, once', () => {
    expect(circlesOf(graphOf({ a: ['c'], b: ['a'], c: ['b'], d: ['a'] }))).toEqual([['a', 'b', 'c']]);
  });
});

describe('roomOf', () => {
  it('takes the innermost room', () => {
    const rooms = ['lib/identity/users', 'lib/identity/users/admin'];
    expect(roomOf('lib/identity/users/admin/list', rooms)).toBe('lib/identity/users/admin');
    expect(roomOf('lib/usersonly/list', rooms)).toBeUndefined();
  });
});

describe('the rooms of lib/', () => {
  const graph = readRoomGraph(ROOT, ROOMS);

  it('are all listed, and no others are', () => {
    expect([...ROOMS].sort()).toEqual(foldersIn('lib').flatMap(foldersIn).sort());
  });

  it('import nothing that is not allowed, and no list allows what nobody imports', () => {
    for (const [name, allowed] of Object.entries(IMPORTS)) {
      const imported = [...(graph.get(`lib/${name}`)?.keys() ?? [])].map((room) => room.slice('lib/'.length));
      const listed = name.startsWith('platform/')
        ? imported
        : imported.filter((other) => !other.startsWith('platform/'));
      expect([name, ...listed.sort()]).toEqual([name, ...[...allowed].sort()]);
    }
  });

  it('may not import each other in a circle', () => {
    expect(circlesOf(graphOf(IMPORTS))).toEqual([]);
    expect(circlesOf(graph)).toEqual([]);
  });

  it('have no file beside them', () => {
    const files = ['lib', ...foldersIn('lib')].flatMap((folder) =>
      readdirSync(join(ROOT, folder), { withFileTypes: true }).filter((entry) => entry.isFile()),
    );
    expect(files.map(({ name }) => name)).toEqual([]);
  });

  it('are read from real files', () => {
    expect(graph.get('lib/applications/status')?.get('lib/platform/auth')).toBeGreaterThan(3);
  });
});
