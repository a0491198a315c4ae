import sharp from 'sharp';
import { crc32, deflateSync } from 'node:zlib';
import { pdfFile, zipFile } from './documents';

const MB2 = 2 * 1024 * 1024;

/** A malicious or misleading file uploaded as a picture. */
export interface HostilePicture {
  what: string;
  make: () => Promise<Buffer>;
  /** The status and message of the rejection. If missing, the upload becomes a harmless picture. */
  refusal?: [status: number, message: string];
}

const WRONG: HostilePicture['refusal'] = [415, 'Only JPEG, PNG and WebP pictures are allowed'];
const DAMAGED: HostilePicture['refusal'] = [422, 'This picture is damaged. Please choose another.'];
const TOO_LARGE: HostilePicture['refusal'] = [413, 'File size exceeds 2MB limit'];
const TOO_MANY: HostilePicture['refusal'] = [
  413,
  'This picture has too many pixels. Please choose one of at most 50 megapixels.',
];

const plain = (width = 300, height = 200) =>
  sharp({ create: { width, height, channels: 3, background: 'green' }, limitInputPixels: false });
const jpeg = () => plain().jpeg().toBuffer();
const text = (words: string) => async () => Buffer.from(words);
const followedBy = async (picture: Promise<Buffer>, rest: Buffer) => Buffer.concat([await picture, rest]);

/** Returns a PNG chunk: length, type, bytes and checksum. */
function pngPart(name: string, bytes: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), bytes]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(bytes.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

/** Returns a PNG that claims these dimensions but contains almost no pixels. */
function declaredPng(width: number, height: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2], 8);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    pngPart('IHDR', head),
    pngPart('IDAT', deflateSync(Buffer.alloc(100))),
    pngPart('IEND', Buffer.alloc(0)),
  ]);
}

/** Returns an animated WebP. */
async function moving(frames: number): Promise<Buffer> {
  const [width, height] = [400, 400];
  const shades = Array.from({ length: frames }, (_, index) => Buffer.alloc(width * height * 3, index));
  return sharp(Buffer.concat(shades), {
    raw: { width, height: height * frames, channels: 3, pageHeight: height },
  })
    .webp({ loop: 0 })
    .toBuffer();
}

export const HOSTILE_PICTURES: readonly HostilePicture[] = [
  { what: 'text', make: text('not a picture'), refusal: WRONG },
  { what: 'nothing', make: text(''), refusal: WRONG },
  {
    what: 'a vector picture with a script',
    make: text('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'),
    refusal: WRONG,
  },
  { what: 'a PDF', make: async () => pdfFile(), refusal: WRONG },
  { what: 'a GIF that is a script too', make: text('GIF89a/*\x01\x01*/=1;alert(1)'), refusal: WRONG },
  { what: 'a GIF', make: () => plain().gif().toBuffer(), refusal: WRONG },
  { what: 'a TIFF', make: () => plain().tiff().toBuffer(), refusal: WRONG },
  {
    what: 'a page in front of a JPEG',
    make: async () => Buffer.concat([Buffer.from('<script>1</script>'), await jpeg()]),
    refusal: WRONG,
  },
  { what: 'a truncated JPEG', make: async () => (await jpeg()).subarray(0, 400), refusal: DAMAGED },
  {
    what: 'only the header of a JPEG',
    make: async () => Buffer.from('ffd8ffe000104a46494600010100', 'hex'),
    refusal: DAMAGED,
  },
  {
    what: 'two megabytes plus a byte',
    make: async () => followedBy(jpeg(), Buffer.alloc(MB2)),
    refusal: TOO_LARGE,
  },
  {
    what: 'a PNG that unpacks to 768 MB',
    make: () => plain(16_000, 16_000).png({ compressionLevel: 9 }).toBuffer(),
    refusal: TOO_MANY,
  },
  {
    what: 'a PNG that takes 392 MB of memory in 49 megapixels',
    make: () =>
      sharp({ create: { width: 7_000, height: 7_000, channels: 4, background: '#1238' } })
        .toColourspace('rgb16')
        .png({ compressionLevel: 9 })
        .toBuffer(),
    refusal: [413, 'This picture needs too much memory. Please save it as a JPEG and choose that.'],
  },
  {
    what: 'a PNG that declares 60,000 by 60,000 pixels',
    make: async () => declaredPng(60_000, 60_000),
    refusal: TOO_MANY,
  },
  {
    what: 'a PNG that declares more than it contains',
    make: async () => declaredPng(3_000, 3_000),
    refusal: DAMAGED,
  },
  { what: 'an animated WebP', make: () => moving(12) },
  { what: 'a CMYK JPEG', make: () => plain().toColourspace('cmyk').jpeg().toBuffer() },
  {
    what: 'a JPEG with a location',
    make: () =>
      plain()
        .withExif({ IFD0: { Artist: 'Zuberi' }, IFD3: { GPSLatitude: '1/1 17/1 0/1' } })
        .withIccProfile('p3')
        .jpeg()
        .toBuffer(),
  },
  {
    what: 'a JPEG followed by a zip',
    make: async () => followedBy(jpeg(), zipFile({ 'a.txt': '<script>' })),
  },
  {
    what: 'a JPEG followed by a page',
    make: async () => followedBy(jpeg(), Buffer.from('<script>alert(1)</script>')),
  },
  { what: 'a picture of one pixel', make: () => plain(1, 1).png().toBuffer() },
  { what: 'a picture 1 pixel wide and 20,000 high', make: () => plain(1, 20_000).png().toBuffer() },
  { what: 'a picture with an alpha channel', make: () => plain().ensureAlpha(0.5).webp().toBuffer() },
];
