import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawIcons } from './draw-icons';

const icons = await drawIcons(readFileSync('app/icon.svg', 'utf8'));

/** Bytes of the header of an ICO file with three pictures. */
const ICO_HEAD = 6 + 3 * 16;

const pixels = (file: Buffer) => sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true });

/** The mean difference per channel, 0 to 255. */
async function difference(one: Buffer, other: Buffer): Promise<number> {
  const [a, b] = await Promise.all([pixels(one), pixels(other)]);
  expect(a.info).toMatchObject({ width: b.info.width, height: b.info.height });
  return a.data.reduce((sum, value, at) => sum + Math.abs(value - (b.data[at] ?? 0)), 0) / a.data.length;
}

test.each([...icons.keys()].filter((path) => path.endsWith('.png')))(
  '%s is drawn from icon.svg (`npm run icons`)',
  async (path) => {
    expect(await difference(readFileSync(path), icons.get(path) ?? Buffer.alloc(0))).toBeLessThan(1);
  },
);

test('favicon.ico has the three usual sizes of icon.svg (`npm run icons`)', async () => {
  const file = readFileSync('app/_icons/favicon.ico');
  expect([...file.subarray(0, 6)]).toEqual([0, 0, 1, 0, 3, 0]);
  const drawn = icons.get('app/_icons/favicon.ico') ?? Buffer.alloc(0);
  for (const [index, size] of [16, 32, 48].entries()) {
    const at = 6 + 16 * index;
    const pictureOf = (ico: Buffer) => {
      const offset = ico.readUInt32LE(at + 12);
      return ico.subarray(offset, offset + ico.readUInt32LE(at + 8));
    };
    expect([...file.subarray(at, at + 8)]).toEqual([size, size, 0, 0, 1, 0, 32, 0]);
    expect((await pixels(pictureOf(file))).info).toMatchObject({ width: size, height: size });
    expect(await difference(pictureOf(file), pictureOf(drawn))).toBeLessThan(1);
  }
  expect(file.readUInt32LE(6 + 12)).toBe(ICO_HEAD);
});
