import type { Readable } from 'node:stream';
import { fromBufferPromise, type Entry, type ZipFile } from 'yauzl';
import { FairQueue } from '@/lib/platform/core/fair-queue';
import { currentAsker } from '@/lib/platform/log/request-context';
import { CompoundFileReader } from './compound-file';
import { DOCUMENT } from './upload-limits';
import { tellsOfCode } from './package-list';

/** Bytes a document may take once unpacked; fifty times the longest file is far beyond any that somebody wrote. */
const MAX_UNPACKED_BYTES = 50 * DOCUMENT.maxBytes;

/** Parts of a document: a long one with a hundred pictures has some two hundred. */
const MAX_PARTS = 2_000;

/** Bytes of a list of parts: room for several thousand. */
const MAX_LIST_BYTES = 1024 * 1024;

/** Bytes of an embedded table: as many as a document may have. */
const MAX_TABLE_BYTES = DOCUMENT.maxBytes;

const CONTENTS = '[content_types].xml';

/** Unpacking takes a thread; two leave some for everything else. */
const queue = new FairQueue({ atATime: 2, maxWaiting: Number.POSITIVE_INFINITY });

const isList = (name: string): boolean => name === CONTENTS || name.endsWith('.rels');

/** What charts keep their figures in. */
const isTable = (name: string): boolean => /^word\/embeddings\/[^/]+\.xlsx$/.test(name);

/** Names of parts that are programs, or hold objects of other programs. */
const CODE = /vbaproject\.bin$|(?:^|\/)(?:activex|embeddings)\//;

/** How programs begin (Windows, Linux), and files that hold others (OLE, ZIP). */
const STARTS = ['MZ', '\x7fELF', '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1', 'PK\x03\x04'].map((start) =>
  Buffer.from(start, 'latin1'),
);
const LONGEST_START = Math.max(...STARTS.map(({ length }) => length));

/** A kind of package: the folder of its own parts, and those of others, which it does not have. */
interface Kind {
  own: string;
  others: RegExp;
  hasTables: boolean;
}
const WORD: Kind = { own: 'word/', others: /^(?:xl|ppt)\//, hasTables: true };
const TABLE: Kind = { own: 'xl/', others: /^(?:word|ppt)\//, hasTables: false };

/** By the names of its parts, in small letters, of which each is there once: the format knows no capitals. */
function hasNamesOf({ own, others, hasTables }: Kind, names: readonly string[]): boolean {
  return (
    new Set(names).size === names.length &&
    names.includes(CONTENTS) &&
    names.some((name) => name.startsWith(own)) &&
    !names.some((name) => others.test(name) || (CODE.test(name) && !(hasTables && isTable(name))))
  );
}

/** What a document and the tables in it may still unpack to. */
interface Room {
  bytes: number;
  parts: number;
}

/** The entries in the directory; undefined where they are too many or would be too much. */
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

/** Bytes that are kept of a part: lists and tables are read, and of the rest how they begin. */
function keptOf(name: string): number {
  if (isList(name)) return MAX_LIST_BYTES;
  return isTable(name) ? MAX_TABLE_BYTES : LONGEST_START;
}

/** Unpacks a part as it passes by, whatever it is called. Gives what is kept of it; undefined where it has macros or is too long. */
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
 * Whether a ZIP is a Word document without macros, programs and objects of other programs, under whatever name they
 * are, and no bomb; tables of charts are looked at in the same way. Every part is unpacked once, as far as its
 * directory says: one that is longer, damaged or encrypted makes it none.
 */
export async function isWordPackage(file: Buffer): Promise<boolean> {
  return queue.run(currentAsker(), async () => {
    try {
      return await inspect(file, WORD, { bytes: MAX_UNPACKED_BYTES, parts: MAX_PARTS });
    } catch {
      // Whatever yauzl or zlib finds wrong: it is not what Word writes.
      return false;
    }
  });
}
