import sharp from 'sharp';

/** The side of the drawing in units. At a density of 72, a unit is one pixel. */
const SIDE = 32;

const SIZES = { ico: [16, 32, 48], apple: 180, small: 192, large: 512 } as const;

const ICO = { header: 6, entry: 16, icon: 1, planes: 1, bits: 32 } as const;

async function draw(svg: string, size: number): Promise<Buffer> {
  return sharp(Buffer.from(svg), { density: (72 * size) / SIDE })
    .resize(size, size)
    .png({ compressionLevel: 9 })
    .toBuffer();
}

/** Packs square PNG pictures into one ICO file. Their sizes are in pixels and must be below 256. */
function toIco(pictures: { size: number; png: Buffer }[]): Buffer {
  const head = Buffer.alloc(ICO.header + ICO.entry * pictures.length);
  head.writeUInt16LE(ICO.icon, 2);
  head.writeUInt16LE(pictures.length, 4);
  let offset = head.length;
  for (const [index, { size, png }] of pictures.entries()) {
    const at = ICO.header + ICO.entry * index;
    head.writeUInt8(size, at);
    head.writeUInt8(size, at + 1);
    head.writeUInt16LE(ICO.planes, at + 4);
    head.writeUInt16LE(ICO.bits, at + 6);
    head.writeUInt32LE(png.length, at + 8);
    head.writeUInt32LE(offset, at + 12);
    offset += png.length;
  }
  return Buffer.concat([head, ...pictures.map(({ png }) => png)]);
}

/** Removes rounded corners, for systems that round icons themselves. */
const square = (svg: string): string => svg.replace(/ rx="\d+"/, '');

/** Returns the drawing at 80 % on a full background, because some systems crop icons to circles. */
const maskable = (svg: string): string =>
  square(svg)
    .replace(/(<rect[^>]*\/>)/, '$1<g transform="translate(3.2 3.2) scale(.8)">')
    .replace('</svg>', '</g></svg>');

/** Draws every icon file from the SVG icon. Returns a map from path to bytes. */
export async function drawIcons(svg: string): Promise<Map<string, Buffer>> {
  const ico = await Promise.all(SIZES.ico.map(async (size) => ({ size, png: await draw(svg, size) })));
  return new Map([
    ['app/_icons/favicon.ico', toIco(ico)],
    ['app/apple-icon.png', await draw(square(svg), SIZES.apple)],
    ['app/_icons/icon-192.png', await draw(svg, SIZES.small)],
    ['app/_icons/icon-512.png', await draw(svg, SIZES.large)],
    ['app/_icons/icon-maskable-512.png', await draw(maskable(svg), SIZES.large)],
  ]);
}
