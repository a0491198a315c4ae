import { describe, expect, test } from 'vitest';
import { zipFile } from '@/dev/testing/documents';
import { ZipDirectory } from './zip-directory';

const entriesOf = (...chunks: Buffer[]) => {
  const directory = new ZipDirectory();
  for (const chunk of chunks) directory.take(chunk);
  return directory.entries();
};

interface Beside {
  extra?: number;
  comment?: number;
}

/** One entry of a directory, with so many bytes beside its name. */
function entry(name: string, size: number, { extra = 0, comment = 0 }: Beside = {}): Buffer {
  const facts = Buffer.alloc(46);
  facts.writeUInt32LE(0x02014b50, 0);
  facts.writeUInt32LE(size, 24);
  facts.writeUInt16LE(name.length, 28);
  facts.writeUInt16LE(extra, 30);
  facts.writeUInt16LE(comment, 32);
  return Buffer.concat([facts, Buffer.from(name), Buffer.alloc(extra + comment, '?')]);
}

/** The end of a zip file whose directory has so many bytes. */
function end(size: number): Buffer {
  const bytes = Buffer.alloc(22);
  bytes.write('PK\x05\x06', 'latin1');
  bytes.writeUInt32LE(size, 12);
  return bytes;
}

const withEnd = (...entries: Buffer[]) => {
  const list = Buffer.concat(entries);
  return Buffer.concat([list, end(list.length)]);
};

describe('the directory of a zip file', () => {
  test('names what is in it, in order, with the size unpacked', () => {
    expect(entriesOf(zipFile({ 'a.txt': 'abc', 'b/ũ.txt': 'de' }))).toEqual([
      { name: 'a.txt', size: 3 },
      { name: 'b/ũ.txt', size: 2 },
    ]);
  });

  test('is read past what stands beside the names', () => {
    const file = withEnd(
      entry('a', 1, { extra: 5 }),
      entry('b', 2, { comment: 7 }),
      entry('c', 3, { extra: 3, comment: 4 }),
      entry('d', 4),
    );
    expect(entriesOf(file)).toEqual([
      { name: 'a', size: 1 },
      { name: 'b', size: 2 },
      { name: 'c', size: 3 },
      { name: 'd', size: 4 },
    ]);
  });

  test('is found at the end of a long file, however it arrives', () => {
    const file = zipFile({ 'a.bin': Buffer.alloc(300_000, 'PK'), 'b.txt': 'b' });
    const parts = Array.from({ length: 61 }, (_, index) => file.subarray(index * 5_000, (index + 1) * 5_000));
    expect(entriesOf(...parts).map(({ name }) => name)).toEqual(['a.bin', 'b.txt']);
  });

  test('may have more than a thousand names', () => {
    const names = Array.from({ length: 1_500 }, (_, index) => `part-${index}`);
    const file = zipFile(Object.fromEntries(names.map((name) => [name, ''])));
    expect(entriesOf(file).map(({ name }) => name)).toEqual(names);
  });

  test('ends where something else begins', () => {
    const broken = entry('b', 2);
    broken.writeUInt32LE(0x02014b51, 0);
    expect(entriesOf(withEnd(entry('a', 1), broken, entry('c', 3)))).toEqual([{ name: 'a', size: 1 }]);
  });

  test('of which the last entry is cut has the others', () => {
    expect(entriesOf(withEnd(entry('a', 1), entry('b', 2).subarray(0, 45)))).toEqual([
      { name: 'a', size: 1 },
    ]);
    expect(entriesOf(withEnd(entry('a', 1), entry('', 2)))).toHaveLength(2);
  });

  test.each([
    ['nothing', Buffer.alloc(0)],
    ['no end', entry('a', 1)],
    ['an end that is cut', withEnd(entry('a', 1)).subarray(0, -1)],
    ['an end that says more than there is', Buffer.concat([entry('a', 1), end(48)])],
    ['an end alone', end(0)],
  ])('is not in %s', (_, bytes) => {
    expect(entriesOf(bytes)).toEqual([]);
  });
});
