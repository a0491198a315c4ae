import { inflateRawSync } from 'node:zlib';

/** Signatures and offsets of the ZIP format (APPNOTE 6.3, 4.3.7 and 4.3.12). */
const DIRECTORY = Buffer.from('PK\x01\x02', 'latin1');
const DEFLATED = 8;

/** Returns the files in a ZIP archive by name. */
export function unzip(zip: Buffer): Map<string, Buffer> {
  const files = new Map<string, Buffer>();
  let at = zip.indexOf(DIRECTORY);
  while (at >= 0 && zip.subarray(at, at + 4).equals(DIRECTORY)) {
    const nameLength = zip.readUInt16LE(at + 28);
    const name = zip.toString('utf8', at + 46, at + 46 + nameLength);
    const size = zip.readUInt32LE(at + 20);
    const local = zip.readUInt32LE(at + 42);
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    const bytes = zip.subarray(start, start + size);
    files.set(name, zip.readUInt16LE(at + 10) === DEFLATED ? inflateRawSync(bytes) : bytes);
    at += 46 + nameLength + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
  }
  return files;
}
