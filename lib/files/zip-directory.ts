/** Bytes kept of the end of the file: room for a directory of more than a thousand names. */
const TAIL_BYTES = 128 * 1024;

/** Signatures and offsets of the ZIP format (APPNOTE 6.3, 4.3.12 and 4.3.16). */
const END = { signature: Buffer.from('PK\x05\x06', 'latin1'), bytes: 22, directorySizeAt: 12 };
const ENTRY = {
  signature: 0x02014b50,
  bytes: 46,
  nameLengthAt: 28,
  extraLengthAt: 30,
  commentLengthAt: 32,
};

/** Reads the names in a zip file that passes by, out of the directory at its end. Nothing is unpacked. */
export class ZipDirectory {
  private tail: Buffer = Buffer.alloc(0);

  take(chunk: Uint8Array): void {
    this.tail = Buffer.concat([this.tail, chunk]).subarray(-TAIL_BYTES);
  }

  /** The names, in their order; none where there is no readable directory. */
  names(): string[] {
    const end = this.tail.lastIndexOf(END.signature);
    if (end < 0 || end + END.bytes > this.tail.length) return [];
    const start = end - this.tail.readUInt32LE(end + END.directorySizeAt);
    return start < 0 ? [] : readNames(this.tail.subarray(start, end));
  }
}

function readNames(directory: Buffer): string[] {
  const names: string[] = [];
  let at = 0;
  while (at + ENTRY.bytes <= directory.length && directory.readUInt32LE(at) === ENTRY.signature) {
    const nameLength = directory.readUInt16LE(at + ENTRY.nameLengthAt);
    names.push(directory.toString('utf8', at + ENTRY.bytes, at + ENTRY.bytes + nameLength));
    at +=
      ENTRY.bytes +
      nameLength +
      directory.readUInt16LE(at + ENTRY.extraLengthAt) +
      directory.readUInt16LE(at + ENTRY.commentLengthAt);
  }
  return names;
}
