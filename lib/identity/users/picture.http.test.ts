import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { api } from '@/dev/testing/client/client';
import { pdfFile } from '@/dev/testing/data/documents';
import { fileForm } from '@/dev/testing/client/file-form';
import { download } from '@/dev/testing/client/files';
import { makeUser, storedFiles, type TestUser } from '@/dev/testing/data/fixtures';
import { stackDatabase } from '@/dev/testing/stack/stack-database';
import type { OwnPicture } from '@/lib/platform/auth/own-picture';
import type { OwnUser } from './mapper';

const PATH = '/api/users/profile/picture';
const MB2 = 2 * 1024 * 1024;

interface Answer {
  message: string;
  picture: OwnPicture;
}

stackDatabase();

const upload = ({ token }: TestUser, bytes: Buffer, name = 'me.jpg') => {
  const form = fileForm('picture', { name, bytes });
  return api<Answer>('POST', PATH, { token, form });
};

/** A picture whose left half is red and whose right half is blue. */
const halves = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'blue' } }).composite([
    {
      input: { create: { width: width / 2, height, channels: 3, background: 'red' } },
      left: 0,
      top: 0,
    },
  ]);

describe('a picture', () => {
  test.each(['jpeg', 'png', 'webp'] as const)('%s becomes a square WebP', async (format) => {
    const user = await makeUser('recent graduate');
    const { status, body } = await upload(user, await halves(400, 300).toFormat(format).toBuffer(), 'a.exe');
    expect(status).toBe(200);
    const file = await download(user, body.picture.filePath);
    expect(file.headers.get('content-type')).toBe('image/webp');
    expect(file.headers.get('x-content-type-options')).toBe('nosniff');
    expect(await sharp(file.bytes).metadata()).toMatchObject({ format: 'webp', width: 256, height: 256 });
    const me = await api<{ user: OwnUser }>('GET', '/api/users/me', { token: user.token });
    expect(me.body.user.picture).toEqual(body.picture);
  });

  test('keeps no metadata and stands upright', async () => {
    const user = await makeUser('employer');
    const bytes = await halves(400, 400)
      .withExif({ IFD0: { Copyright: 'Zuberi', Artist: 'Zuberi' }, IFD3: { GPSLatitude: '1/1 17/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    await upload(user, bytes);
    const file = await download(user, PATH);
    const { exif, icc, xmp, orientation } = await sharp(file.bytes).metadata();
    expect({ exif, icc, xmp, orientation }).toEqual({});
    const { data } = await sharp(file.bytes).raw().toBuffer({ resolveWithObject: true });
    expect(data[0]).toBeGreaterThan(200);
    expect(data.at(-1)).toBeGreaterThan(200);
  });

  test('replaces the one before; removed, nothing stays', async () => {
    const user = await makeUser('editor');
    const png = await halves(40, 40).png().toBuffer();
    const first = await upload(user, png);
    await upload(user, png);
    expect(await storedFiles(user._id)).toEqual({ files: 1, chunks: 1 });
    expect(first.status).toBe(200);
    expect((await api('DELETE', PATH, { token: user.token })).status).toBe(200);
    expect(await storedFiles(user._id)).toEqual({ files: 0, chunks: 0 });
    expect((await download(user, PATH)).status).toBe(404);
    expect((await api('DELETE', PATH, { token: user.token })).status).toBe(200);
  });

  test('is given to its owner only', async () => {
    const [owner, other] = [await makeUser('recent graduate'), await makeUser('administrator')];
    const { picture } = (await upload(owner, await halves(40, 40).png().toBuffer())).body;
    expect((await download(other, picture.filePath)).status).toBe(404);
    expect((await download({ token: 'none' }, picture.filePath)).status).toBe(401);
  });
});

describe('what is refused leaves nothing behind', () => {
  const WRONG = 'Only JPEG, PNG and WebP pictures are allowed';
  const bomb = () =>
    sharp({
      create: { width: 16_000, height: 16_000, channels: 3, background: 'white' },
      limitInputPixels: false,
    })
      .png({ compressionLevel: 9 })
      .toBuffer();
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>1</script></svg>';

  test.each<[string, () => Buffer | Promise<Buffer>, number, string]>([
    ['text', () => Buffer.from('not a picture'), 415, WRONG],
    ['nothing', () => Buffer.alloc(0), 415, WRONG],
    ['a PDF', () => pdfFile(), 415, WRONG],
    ['an SVG', () => Buffer.from(svg), 415, WRONG],
    ['a GIF', () => halves(20, 20).gif().toBuffer(), 415, WRONG],
    [
      'a JPEG cut in the middle',
      async () => (await halves(400, 400).jpeg().toBuffer()).subarray(0, 900),
      422,
      'This picture is damaged. Please choose another.',
    ],
    [
      'two megabytes and a byte',
      async () => Buffer.concat([await halves(40, 40).jpeg().toBuffer(), Buffer.alloc(MB2)]),
      413,
      'File size exceeds 2MB limit',
    ],
    [
      'a pixel bomb',
      bomb,
      413,
      'This picture has too many pixels. Please choose one of at most 50 megapixels.',
    ],
  ])('%s', async (_, make, status, message) => {
    const user = await makeUser('recent graduate');
    expect(await upload(user, await make(), 'me.png')).toMatchObject({ status, body: { message } });
    expect(await storedFiles(user._id)).toEqual({ files: 0, chunks: 0 });
  });

  test('no file', async () => {
    const { token } = await makeUser('recent graduate');
    const form = new FormData();
    form.append('note', 'none');
    expect(await api('POST', PATH, { token, form })).toMatchObject({
      status: 422,
      body: { message: 'Please select a file!' },
    });
  });
});
