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
  it('finds no cycle in a chain', () => {
    expect(circlesOf(graphOf({ a: [], b: ['a'], c: ['a', 'b'] }))).toEqual([]);
  });

  it('finds a cycle across several rooms, once', () => {
    expect(circlesOf(graphOf({ a: ['c'], b: ['a'], c: ['b'], d: ['a'] }))).toEqual([['a', 'b', 'c']]);
  });
});

describe('roomOf', () => {
  it('returns the innermost room', () => {
    const rooms = ['lib/identity/users', 'lib/identity/users/admin'];
    expect(roomOf('lib/identity/users/admin/list', rooms)).toBe('lib/identity/users/admin');
    expect(roomOf('lib/usersonly/list', rooms)).toBeUndefined();
  });
});

describe('the rooms of lib/', () => {
  const graph = readRoomGraph(ROOT, ROOMS);

  it('are exactly those listed', () => {
    expect([...ROOMS].sort()).toEqual(foldersIn('lib').flatMap(foldersIn).sort());
  });

  it('import only what their lists allow, and use every entry', () => {
    for (const [name, allowed] of Object.entries(IMPORTS)) {
      const imported = [...(graph.get(`lib/${name}`)?.keys() ?? [])].map((room) => room.slice('lib/'.length));
      const listed = name.startsWith('platform/')
        ? imported
        : imported.filter((other) => !other.startsWith('platform/'));
      expect([name, ...listed.sort()]).toEqual([name, ...[...allowed].sort()]);
    }
  });

  it('have no import cycles', () => {
    expect(circlesOf(graphOf(IMPORTS))).toEqual([]);
    expect(circlesOf(graph)).toEqual([]);
  });

  it('contain every file', () => {
    const files = ['lib', ...foldersIn('lib')].flatMap((folder) =>
      readdirSync(join(ROOT, folder), { withFileTypes: true }).filter((entry) => entry.isFile()),
    );
    expect(files.map(({ name }) => name)).toEqual([]);
  });

  it('are read from the sources', () => {
    expect(graph.get('lib/applications/status')?.get('lib/platform/auth')).toBeGreaterThan(3);
  });
});
