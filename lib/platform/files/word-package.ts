import type { Readable } from 'node:stream';
import pLimit from 'p-limit';
import { fromBufferPromise, type Entry, type ZipFile } from 'yauzl';
import { CompoundFileReader } from './compound-file';
import { DOCUMENT } from './document-rules';
import { tellsOfMacros } from './package-list';

/** Bytes a document may take once unpacked; fifty times the longest file is far beyond any that somebody wrote. */
const MAX_UNPACKED_BYTES = 50 * DOCUMENT.maxBytes;

/** Parts of a document: a long one with a hundred pictures has some two hundred. */
const MAX_PARTS = 2_000;

/** Bytes of a list of parts: room for several thousand. */
const MAX_LIST_BYTES = 1024 * 1024;

const CONTENTS = '[content_types].xml';

/** Unpacking takes a thread; two leave some for everything else. */
const inTurn = pLimit(2);

const isList = (name: string): boolean => name === CONTENTS || name.endsWith('.rels');

/** By the names of its parts, in small letters, of which each is there once: the format knows no capitals. */
function hasNamesOfWord(names: readonly string[]): boolean {
  return (
    new Set(names).size === names.length &&
    names.includes(CONTENTS) &&
    names.some((name) => name.startsWith('word/')) &&
    !names.some((name) => /^(xl|ppt)\/|vbaproject\.bin$/.test(name))
  );
}

/** The entries in the directory; undefined where they are too many or would be too much. */
async function entriesOf(zip: ZipFile): Promise<Entry[] | undefined> {
  const entries: Entry[] = [];
  let unpacked = 0;
  for await (const entry of zip.eachEntry()) {
    entries.push(entry);
    unpacked += entry.uncompressedSize;
    if (entries.length > MAX_PARTS || unpacked > MAX_UNPACKED_BYTES) return undefined;
  }
  return entries;
}

/** Unpacks a part as it passes by, whatever it is called; keeps nothing but a list. */
async function isPartWithoutMacros(part: Readable, isListed: boolean): Promise<boolean> {
  const reader = new CompoundFileReader();
  const list: Buffer[] = [];
  let size = 0;
  for await (const chunk of part as AsyncIterable<Buffer>) {
    reader.take(chunk);
    if (!isListed) continue;
    list.push(chunk);
    size += chunk.length;
    if (size > MAX_LIST_BYTES) return false;
  }
  return !reader.isWithMacros && !(isListed && tellsOfMacros(Buffer.concat(list)));
}

async function inspect(file: Buffer): Promise<boolean> {
  const zip = await fromBufferPromise(file, { autoClose: false });
  const entries = await entriesOf(zip);
  const nameOf = ({ fileName }: Entry) => fileName.toLowerCase();
  if (!entries || !hasNamesOfWord(entries.map(nameOf))) return false;
  for (const entry of entries) {
    const part = await zip.openReadStreamPromise(entry);
    if (!(await isPartWithoutMacros(part, isList(nameOf(entry))))) return false;
  }
  return true;
}

/**
 * Whether a ZIP is a Word document without macros, under whatever name they are, and no bomb. Every part is unpacked once, as far
 * as its directory says: one that is longer, damaged or encrypted makes it none.
 */
export async function isWordPackage(file: Buffer): Promise<boolean> {
  return inTurn(async () => {
    try {
      return await inspect(file);
    } catch {
      // Whatever yauzl or zlib finds wrong: it is not what Word writes.
      return false;
    }
  });
}
