import { expect, test } from 'vitest';
import { keyOf } from './change-log';
import { Storage } from './storage';
import { tempFolder } from './testing/temp-folder';

const HOUR = 60 * 60_000;

const insert = (id: number, document = {}) =>
  ({ operation: 'insert', database: 'd', collection: 'c', id, document }) as const;

test('stores nothing before it is opened, and every later change, even across a restart', async () => {
  const folder = tempFolder();
  const first = new Storage({ folder, durable: false });
  await first.write(() => first.note(() => insert(1)));
  const place = await first.changes.open();
  expect(first.changes.reaches(place)).toBe(true);
  await first.write(() => first.note(() => insert(2)));
  await first.close();
  const second = new Storage({ folder, durable: false });
  await second.write(() => second.note(() => insert(3)));
  expect(second.changes.after(place, 10).map(({ change }) => Number(change['id']))).toEqual([2, 3]);
  await second.close();
});

test('is limited in bytes: the oldest changes are removed, and earlier positions are no longer reachable', async () => {
  const storage = new Storage({ folder: tempFolder(), durable: false, changeBytes: 1024 * 1024 });
  const place = await storage.changes.open();
  const text = 'x'.repeat(1000);
  for (let id = 0; id < 5_000; id += 100)
    await storage.write(() => {
      for (let at = 0; at < 100; at++) storage.note(() => insert(id + at, { text }));
    });
  await storage.changes.sweep(true);
  expect(storage.changes.reaches(place)).toBe(false);
  const kept = storage.changes.after(keyOf(0, 0), 10_000);
  expect(kept.length).toBeGreaterThan(300);
  expect(kept.length).toBeLessThan(1_100);
  expect(Number(kept.at(-1)?.change['id'])).toBe(4_999);
  await storage.close();
});

test('drops changes after an hour, and stops an hour after the last read', async () => {
  const storage = new Storage({ folder: tempFolder(), durable: false });
  const place = await storage.changes.open();
  await storage.write(() => storage.note(() => insert(1)));
  const now = Date.now();
  await storage.changes.sweep(true, now + HOUR - 5_000);
  expect(storage.changes.after(place, 10)).toHaveLength(1);
  await storage.changes.sweep(true, now + HOUR + 5_000);
  expect(storage.changes.after(place, 10)).toHaveLength(0);
  expect(storage.changes.reaches(place)).toBe(false);
  await storage.changes.sweep(false, now + 2 * HOUR + 1_000);
  expect(storage.changes.isKept).toBe(true);
  await storage.changes.sweep(false, now + 2 * HOUR + 10_000);
  expect(storage.changes.isKept).toBe(false);
  await storage.close();
});
