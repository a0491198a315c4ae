import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { AsyncValue } from './async-value';

const name = new AsyncValue<string>();
const count = new AsyncValue<number>();
const both = () => [name.getStore(), count.getStore()];

test('is undefined outside of `run`, also after an error', () => {
  expect(name.run('Amina', () => name.getStore())).toBe('Amina');
  expect(() =>
    name.run('Amina', () => {
      throw new Error('failed');
    }),
  ).toThrow('failed');
  expect(name.getStore()).toBeUndefined();
});

test('values do not affect each other; the innermost value applies', () => {
  name.run('Amina', () => {
    count.run(0, () => {
      expect(both()).toEqual(['Amina', 0]);
      name.run('Brian', () => expect(both()).toEqual(['Brian', 0]));
      expect(both()).toEqual(['Amina', 0]);
    });
    expect(both()).toEqual(['Amina', undefined]);
  });
});

test('executions at the same time keep their own values', async () => {
  const after = async (own: string) => {
    await turn();
    return count.run(own.length, async () => {
      await turn();
      return both();
    });
  };
  const results = await Promise.all(['Amina', 'Otieno'].map((own) => name.run(own, () => after(own))));
  expect(results).toEqual([
    ['Amina', 5],
    ['Otieno', 6],
  ]);
});

test('`enterWith` applies to the rest of the execution and keeps the other values', async () => {
  const inside = await count.run(1, async () => {
    await turn();
    name.enterWith('Amina');
    await turn();
    return both();
  });
  expect(inside).toEqual(['Amina', 1]);
  expect(both()).toEqual([undefined, undefined]);
});

test('no other file creates an AsyncLocalStorage', () => {
  const creating = ['app', 'lib', 'models', 'server'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
      .map((file) => join(folder, file))
      .filter((file) => readFileSync(file, 'utf8').includes('new AsyncLocalStorage')),
  );
  expect(creating).toEqual(['lib/platform/core/async-value.ts']);
});
