import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../start/build';
import { circlesOf, readRoomGraph, roomOf } from './room-graph';
import { ROOMS } from './rooms.mjs';

const graphOf = (edges: Record<string, string[]>) =>
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
    const folders = foldersIn('lib').flatMap((room) => (ROOMS.includes(room) ? [room] : foldersIn(room)));
    expect([...ROOMS].sort()).toEqual(folders.sort());
  });

  it('import in the listed order only, so that there is no circle', () => {
    const backwards = [...graph].flatMap(([room, others]) =>
      [...others.keys()]
        .filter((other) => ROOMS.indexOf(other) > ROOMS.indexOf(room))
        .map((other) => `${room} → ${other}`),
    );
    expect(backwards).toEqual([]);
    expect(circlesOf(graph)).toEqual([]);
  });

  it('are read from real files', () => {
    expect(graph.get('lib/applications')?.get('lib/platform/auth')).toBeGreaterThan(3);
  });
});
