/** Directory entries of a compound file are 128 bytes and lie on multiples of it ([MS-CFB] 2.6.1). */
const ENTRY_BYTES = 128;
const NAME = Buffer.from('WordDocument\0', 'utf16le');
const NAME_LENGTH_AT = 64;
const TYPE_AT = 66;
const STREAM = 2;

const isWordEntry = (entry: Buffer): boolean =>
  entry.subarray(0, NAME.length).equals(NAME) &&
  entry.readUInt16LE(NAME_LENGTH_AT) === NAME.length &&
  entry[TYPE_AT] === STREAM;

/** Finds out whether a compound file (DOC, XLS, MSI, …) that passes by holds a Word document. */
export class WordStreamFinder {
  found = false;
  private rest: Buffer = Buffer.alloc(0);

  take(chunk: Uint8Array): void {
    if (this.found) return;
    const bytes = Buffer.concat([this.rest, chunk]);
    let at = 0;
    for (; at + ENTRY_BYTES <= bytes.length && !this.found; at += ENTRY_BYTES) {
      this.found = isWordEntry(bytes.subarray(at, at + ENTRY_BYTES));
    }
    this.rest = bytes.subarray(at);
  }
}
