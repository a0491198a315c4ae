import sharp from 'sharp';

const QUALITY = { quality: 50, effort: 6 };
const WIDE = 960;

const NAMES = { 'results-360': undefined, 'listing-360': undefined, 'results-1280': WIDE };

/** Takes the folder of the tests' screenshots. Returns a map from path to bytes, for the manifest. */
export async function drawScreenshots(folder: string): Promise<Map<string, Buffer>> {
  const drawn = Object.entries(NAMES).map(async ([name, width]) => {
    const picture = sharp(`${folder}/${name}-light.png`).resize({ width });
    return [`app/_screenshots/${name}.webp`, await picture.webp(QUALITY).toBuffer()] as const;
  });
  return new Map(await Promise.all(drawn));
}
