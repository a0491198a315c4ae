/** Bytes kept of the end of the file: room for a directory of more than a thousand names. */
const TAIL_BYTES = 128 * 1024;

/** Signatures and offsets of the ZIP format (APPNOTE 6.3, 4.3.12 and 4.3.16). */
const END = { signature: Buffer.from('PK\x05\x06', 'latin1'), bytes: 22, directorySizeAt: 12 };
const ENTRY = {
  signature: 0x02014b50,
  bytes: 46,
  sizeAt: 24,
  nameLengthAt: 28,
  extraLengthAt: 30,
  commentLengthAt: 32,
};

/** What the directory of a zip file says of one entry. */
export interface ZipEntry {
  name: string;
  /** Bytes, unpacked; 4 GB where it is that or more. */
  size: number;
}

/** Reads what is in a zip file that passes by, out of the directory at its end. Nothing is unpacked. */
export class ZipDirectory {
  private tail: Buffer = Buffer.alloc(0);

  take(chunk: Uint8Array): void {
    this.tail = Buffer.concat([this.tail, chunk]).subarray(-TAIL_BYTES);
  }

  /** In their order; none where there is no readable directory. */
  entries(): ZipEntry[] {
    const end = this.tail.lastIndexOf(END.signature);
    if (end < 0 || end + END.bytes > this.tail.length) return [];
    const start = end - this.tail.readUInt32LE(end + END.directorySizeAt);
    return start < 0 ? [] : readEntries(this.tail.subarray(start, end));
  }
}

function readEntries(directory: Buffer): ZipEntry[] {
  const entries: ZipEntry[] = [];
  let at = 0;
  while (at + ENTRY.bytes <= directory.length && directory.readUInt32LE(at) === ENTRY.signature) {
    const nameLength = directory.readUInt16LE(at + ENTRY.nameLengthAt);
    entries.push({
      name: directory.toString('utf8', at + ENTRY.bytes, at + ENTRY.bytes + nameLength),
      size: directory.readUInt32LE(at + ENTRY.sizeAt),
    });
    at +=
      ENTRY.bytes +
      nameLength +
      directory.readUInt16LE(at + ENTRY.extraLengthAt) +
      directory.readUInt16LE(at + ENTRY.commentLengthAt);
  }
  return entries;
}
