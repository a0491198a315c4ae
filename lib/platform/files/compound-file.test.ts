import { describe, expect, test } from 'vitest';
import { compoundFile, docFile } from '@/dev/testing/data/documents';
import { CompoundFileReader } from './compound-file';

const isDocument = (file: Buffer, step = file.length) => {
  const reader = new CompoundFileReader();
  for (let at = 0; at < file.length; at += step) reader.take(file.subarray(at, at + step));
  return reader.isDocument;
};

const STORAGE = 1;
const STREAM = 2;

/** Returns a directory entry. The length stated for its name may be wrong. */
function entry(name: string, type: number, claimed = 2 * (name.length + 1)): Buffer {
  const bytes = Buffer.alloc(128);
  bytes.write(`${name}\0`, 'utf16le');
  bytes.writeUInt16LE(claimed, 64);
  bytes[66] = type;
  return bytes;
}
const TEXT = entry('WordDocument', STREAM);

describe('a compound file', () => {
  test.each([1, 7, 127, 128, 129, 1000, 100_000])('is a document, in pieces of %i bytes', (step) => {
    expect(isDocument(docFile(), step)).toBe(true);
  });

  test.each([50, 128, 129])('is none with macros, in pieces of %i bytes', (step) => {
    expect(isDocument(compoundFile('WordDocument', 'Macros'), step)).toBe(false);
  });

  test.each([50, 128, 129])('tells of its macros without being a document, in pieces of %i bytes', (step) => {
    const reader = new CompoundFileReader();
    const file = compoundFile('PROJECT', 'VBA');
    for (let at = 0; at < file.length; at += step) reader.take(file.subarray(at, at + step));
    expect([reader.isWithMacros, reader.isDocument]).toEqual([true, false]);
  });

  test('is a document by the very last of its entries, and by an early one', () => {
    expect(isDocument(TEXT)).toBe(true);
    expect(isDocument(Buffer.concat([TEXT, Buffer.alloc(1_000)]))).toBe(true);
    expect(isDocument(TEXT.subarray(0, 127))).toBe(false);
  });

  test.each([
    ['Macros', STORAGE, STREAM],
    ['VBA', STORAGE, STREAM],
    ['_VBA_PROJECT', STREAM, STORAGE],
  ])('is none beside %s (%i), wherever; as %i it is something else', (name, type, other) => {
    const macros = entry(name, type);
    expect(isDocument(Buffer.concat([TEXT, macros]))).toBe(false);
    expect(isDocument(Buffer.concat([macros, TEXT]))).toBe(false);
    expect(isDocument(Buffer.concat([TEXT, entry(name, other)]))).toBe(true);
  });

  test.each([
    ['a storage of that name', entry('WordDocument', STORAGE)],
    ['a longer name', entry('WordDocuments', STREAM)],
    ['a name that claims to be longer', entry('WordDocument', STREAM, 28)],
    ['another name', entry('Workbook', STREAM)],
    ['the name off its place', Buffer.concat([Buffer.alloc(1), TEXT, Buffer.alloc(127)])],
  ])('is no document by %s', (_, bytes) => {
    expect(isDocument(bytes)).toBe(false);
  });
});
