import type { Readable } from 'node:stream';
import { fromBufferPromise, type Entry, type ZipFile } from 'yauzl';
import { FairQueue } from '@/lib/platform/core/fair-queue';
import { currentAsker } from '@/lib/platform/log/request-context';
import { CompoundFileReader } from './compound-file';
import { DOCUMENT } from './upload-limits';
import { tellsOfCode } from './package-list';

/** Maximum unpacked bytes of a document: fifty times the maximum file size, far more than any real document needs. */
const MAX_UNPACKED_BYTES = 50 * DOCUMENT.maxBytes;

/** A long document with a hundred pictures has about two hundred parts. */
const MAX_PARTS = 2_000;

/** Enough for several thousand parts. */
const MAX_LIST_BYTES = 1024 * 1024;

/** An embedded table may be as large as a document. */
const MAX_TABLE_BYTES = DOCUMENT.maxBytes;

const CONTENTS = '[content_types].xml';

/** Unpacking occupies a thread. A limit of two at a time leaves threads for everything else. */
const queue = new FairQueue({ atATime: 2, maxWaiting: Number.POSITIVE_INFINITY });

const isList = (name: string): boolean => name === CONTENTS || name.endsWith('.rels');

/** Charts store their figures in these tables. */
const isTable = (name: string): boolean => /^word\/embeddings\/[^/]+\.xlsx$/.test(name);

/** Names of parts that are programs or embedded objects. */
const CODE = /vbaproject\.bin$|(?:^|\/)(?:activex|embeddings)\//;

/** Magic numbers of programs (Windows, Linux) and of containers (OLE, ZIP). */
const STARTS = ['MZ', '\x7fELF', '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1', 'PK\x03\x04'].map((start) =>
  Buffer.from(start, 'latin1'),
);
const LONGEST_START = Math.max(...STARTS.map(({ length }) => length));

/** A kind of package: the folder of its own parts, and the folders of other kinds, which it must not contain. */
interface Kind {
  own: string;
  others: RegExp;
  hasTables: boolean;
}
const WORD: Kind = { own: 'word/', others: /^(?:xl|ppt)\//, hasTables: true };
const TABLE: Kind = { own: 'xl/', others: /^(?:word|ppt)\//, hasTables: false };

/** Checks the names of the parts. They are in lower case and must be unique, because the format ignores case. */
function hasNamesOf({ own, others, hasTables }: Kind, names: readonly string[]): boolean {
  return (
    new Set(names).size === names.length &&
    names.includes(CONTENTS) &&
    names.some((name) => name.startsWith(own)) &&
    !names.some((name) => others.test(name) || (CODE.test(name) && !(hasTables && isTable(name))))
  );
}

/** How many more bytes and parts a document and its tables may unpack to. */
interface Room {
  bytes: number;
  parts: number;
}

/** Returns the directory's entries. Undefined if there are too many, or they are too large. */
async function entriesOf(zip: ZipFile, room: Room): Promise<Entry[] | undefined> {
  const entries: Entry[] = [];
  for await (const entry of zip.eachEntry()) {
    entries.push(entry);
    room.bytes -= entry.uncompressedSize;
    room.parts -= 1;
    if (room.parts < 0 || room.bytes < 0) return undefined;
  }
  return entries;
}

/** How many bytes of a part to keep: all of a list or table, but only the first bytes of other parts. */
function keptOf(name: string): number {
  if (isList(name)) return MAX_LIST_BYTES;
  return isTable(name) ? MAX_TABLE_BYTES : LONGEST_START;
}

/** Unpacks a part while streaming, whatever its name. Returns the kept bytes. Undefined if it has macros or is too long. */
async function readPart(part: Readable, name: string): Promise<Buffer | undefined> {
  const reader = new CompoundFileReader();
  const kept: Buffer[] = [];
  const most = keptOf(name);
  let size = 0;
  for await (const chunk of part as AsyncIterable<Buffer>) {
    reader.take(chunk);
    if (size < most || most > LONGEST_START) kept.push(chunk);
    size += chunk.length;
    if (size > most && most > LONGEST_START) return undefined;
  }
  return reader.isWithMacros ? undefined : Buffer.concat(kept);
}

async function isPartFine(part: Readable, name: string, room: Room): Promise<boolean> {
  const read = await readPart(part, name);
  if (!read) return false;
  if (isTable(name)) return inspect(read, TABLE, room);
  if (STARTS.some((start) => read.subarray(0, start.length).equals(start))) return false;
  return !(isList(name) && tellsOfCode(read));
}

async function inspect(file: Buffer, kind: Kind, room: Room): Promise<boolean> {
  const zip = await fromBufferPromise(file, { autoClose: false });
  const entries = await entriesOf(zip, room);
  const nameOf = ({ fileName }: Entry) => fileName.toLowerCase();
  if (!entries || !hasNamesOf(kind, entries.map(nameOf))) return false;
  for (const entry of entries) {
    const part = await zip.openReadStreamPromise(entry);
    if (!(await isPartFine(part, nameOf(entry), room))) return false;
  }
  return true;
}

/**
 * Whether a ZIP is a Word document without macros, programs or embedded objects under any name, and not a zip bomb. Checks the tables
 * of charts the same way. Unpacks every part once, up to its declared size; a longer, damaged or encrypted part fails.
 */
export async function isWordPackage(file: Buffer): Promise<boolean> {
  return queue.run(currentAsker(), async () => {
    try {
      return await inspect(file, WORD, { bytes: MAX_UNPACKED_BYTES, parts: MAX_PARTS });
    } catch {
      // Word never writes a file that yauzl or zlib rejects.
      return false;
    }
  });
}
