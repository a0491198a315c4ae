import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { toLogo, toPortrait } from './resize-picture';

const RED = [255, 0, 0];
const BLUE = [0, 0, 255];

/** A picture divided in the middle of its longer side: the first half is red, and the second half is blue. */
async function twoColours(width: number, height: number) {
  const half = width > height ? { left: width / 2, top: 0 } : { left: 0, top: height / 2 };
  const blue = await sharp({ create: { width, height, channels: 3, background: '#00f' } })
    .extract({ left: 0, top: 0, width: width - half.left, height: height - half.top })
    .png()
    .toBuffer();
  return sharp({ create: { width, height, channels: 3, background: '#f00' } }).composite([
    { input: blue, ...half },
  ]);
}

/** Returns the colours and the opacity at a point of a picture, and its format. */
async function look(picture: Buffer) {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const { format, hasAlpha } = await sharp(picture).metadata();
  const at = (x: number, y: number) => [
    ...data.subarray((y * info.width + x) * 4, (y * info.width + x) * 4 + 4),
  ];
  return { size: [info.width, info.height], format, hasAlpha, at };
}

const isNear = (found: number[], wanted: number[]) =>
  expect(Math.max(...wanted.map((value, index) => Math.abs(value - (found[index] ?? -999))))).toBeLessThan(
    12,
  );

describe('a logo is fitted into a square', () => {
  test.each([
    [
      'wide',
      600,
      100,
      [
        [1, 128],
        [254, 128],
        [128, 20],
      ],
    ],
    [
      'very wide',
      2_000,
      40,
      [
        [1, 128],
        [254, 128],
        [128, 100],
      ],
    ],
    [
      'tall',
      100,
      600,
      [
        [128, 1],
        [128, 254],
        [20, 128],
      ],
    ],
  ] as const)(
    '%s: both ends are there, and what is left is transparent',
    async (_, width, height, places) => {
      const colours = await twoColours(width, height);
      for (const bytes of [
        await colours.clone().png().toBuffer(),
        await colours.jpeg({ quality: 100 }).toBuffer(),
      ]) {
        const { size, format, at } = await look(await toLogo(bytes, 'achieng'));
        expect([size, format]).toEqual([[256, 256], 'webp']);
        const [first, last, beside] = places.map(([x, y]) => at(x, y));
        isNear(first ?? [], [...RED, 255]);
        isNear(last ?? [], [...BLUE, 255]);
        expect(beside?.[3]).toBe(0);
      }
    },
  );

  test('small, grey, or square: fills it', async () => {
    const bytes = await sharp({ create: { width: 20, height: 20, channels: 3, background: '#777' } })
      .greyscale()
      .png()
      .toBuffer();
    const { size, at } = await look(await toLogo(bytes, 'achieng'));
    expect(size).toEqual([256, 256]);
    for (const [x, y] of [
      [0, 0],
      [255, 255],
    ] as const)
      expect(at(x, y)[3]).toBe(255);
  });
});

test('the picture of a person is cropped to its middle, and fills the square', async () => {
  const bytes = await (await twoColours(600, 100)).png().toBuffer();
  const { size, at } = await look(await toPortrait(bytes, 'achieng'));
  expect(size).toEqual([256, 256]);
  isNear(at(10, 10), [...RED, 255]);
  isNear(at(245, 245), [...BLUE, 255]);
});
