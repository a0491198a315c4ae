import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { backupName, expiredBackups, removeExpired } from './kept-backups';

const night = (day: string) => `${day}T02-30-05Z`;

/** A backup for each night from 1 October to 22 November 2026, a Sunday. */
const nights = Array.from({ length: 53 }, (_, at) =>
  backupName(new Date(Date.UTC(2026, 9, 1 + at, 2, 30, 5))),
);

test('a name sorts by its time', () => {
  expect(backupName(new Date('2026-11-22T02:30:05.999Z'))).toBe('2026-11-22T02-30-05Z');
});

test('seven days and five weeks are kept', () => {
  const gone = new Set(expiredBackups(nights, { daily: 7, weekly: 5 }));
  expect(nights.filter((name) => !gone.has(name))).toEqual(
    [
      '2026-10-25',
      '2026-11-01',
      '2026-11-08',
      '2026-11-15',
      '2026-11-16',
      '2026-11-17',
      '2026-11-18',
      '2026-11-19',
      '2026-11-20',
      '2026-11-21',
      '2026-11-22',
    ].map(night),
  );
});

describe('kept is', () => {
  test('the last of a day, and days without a backup do not count', () => {
    const names = ['2026-11-01T08-00-00Z', '2026-11-01T20-00-00Z', '2026-11-20T08-00-00Z'];
    expect(expiredBackups(names, { daily: 2, weekly: 0 })).toEqual(['2026-11-01T08-00-00Z']);
  });

  test('the newest, whatever is asked for', () => {
    expect(expiredBackups(nights.slice(-2), { daily: 0, weekly: 0 })).toEqual(nights.slice(-2, -1));
  });

  test('what has another name', () => {
    expect(expiredBackups(['before-the-move', '2026-11-01'], { daily: 0, weekly: 0 })).toEqual([]);
  });
});

describe('in a folder', () => {
  let root: string;
  beforeEach(async () => void (root = await mkdtemp(join(tmpdir(), 'mwanzo-keep-'))));
  afterEach(() => rm(root, { recursive: true }));

  const backup = async (name: string) => {
    await mkdir(join(root, name));
    await writeFile(join(root, name, 'manifest.json'), '{}');
  };

  test('only whole backups go, and what was killed a day ago', async () => {
    for (const name of ['2026-11-01', '2026-11-02', '2026-11-03'].map(night)) await backup(name);
    await mkdir(join(root, night('2026-10-01')));
    const unfinished = ['2026-11-02', '2026-11-03'].map((day) => `${night(day)}.unfinished`);
    for (const name of unfinished) await mkdir(join(root, name));
    await backup('before-the-move');
    const removed = await removeExpired(root, { daily: 2, weekly: 0 }, new Date('2026-11-03T02:31:00Z'));
    expect(removed).toEqual([night('2026-11-01'), `${night('2026-11-02')}.unfinished`]);
    expect((await readdir(root)).sort()).toEqual(
      [
        night('2026-10-01'),
        night('2026-11-02'),
        night('2026-11-03'),
        `${night('2026-11-03')}.unfinished`,
        'before-the-move',
      ].sort(),
    );
  });
});
