/** Directory entries of a compound file are 128 bytes long and aligned ([MS-CFB] 2.6.1). */
const ENTRY_BYTES = 128;
const NAME_LENGTH_AT = 64;
const TYPE_AT = 66;
const STORAGE = 1;
const STREAM = 2;

interface Wanted {
  /** UTF-16 with a trailing zero, as stored. */
  name: Buffer;
  type: number;
}

const wanted = (name: string, type: number): Wanted => ({ name: Buffer.from(`${name}\0`, 'utf16le'), type });

/** The text of a Word document ([MS-DOC] 2.1.2), its macros ([MS-OVBA] 2.2.1), and an embedded file ([MS-OLEDS] 2.3.6). */
const TEXT = wanted('WordDocument', STREAM);
const MACROS = [
  wanted('Macros', STORAGE),
  wanted('VBA', STORAGE),
  wanted('_VBA_PROJECT', STREAM),
  wanted('\u0001Ole10Native', STREAM),
];

const is = (entry: Buffer, { name, type }: Wanted): boolean =>
  entry.subarray(0, name.length).equals(name) &&
  entry.readUInt16LE(NAME_LENGTH_AT) === name.length &&
  entry[TYPE_AT] === type;

/** Detects while streaming whether a compound file (DOC, XLS, MSI, …) is a Word document without macros or embedded files. */
export class CompoundFileReader {
  private hasText = false;
  private hasMacros = false;
  private rest: Buffer = Buffer.alloc(0);

  get isDocument(): boolean {
    return this.hasText && !this.hasMacros;
  }

  get isWithMacros(): boolean {
    return this.hasMacros;
  }

  take(chunk: Uint8Array): void {
    const bytes = Buffer.concat([this.rest, chunk]);
    let at = 0;
    for (; at + ENTRY_BYTES <= bytes.length; at += ENTRY_BYTES) {
      const type = bytes[at + TYPE_AT];
      if (type !== STORAGE && type !== STREAM) continue;
      const entry = bytes.subarray(at, at + ENTRY_BYTES);
      this.hasText ||= is(entry, TEXT);
      this.hasMacros ||= MACROS.some((one) => is(entry, one));
    }
    this.rest = bytes.subarray(at);
  }
}
