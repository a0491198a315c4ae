import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { openSiteLogo } from './logo';

/** Pixels. */
const SIDE = 180;

let drawn: { logo: string; icon: Promise<Buffer> } | undefined;

async function draw(): Promise<Buffer> {
  const { stream } = await openSiteLogo();
  return sharp(await buffer(stream))
    .resize(SIDE, SIDE)
    .flatten({ background: '#fff' })
    .png({ compressionLevel: 9 })
    .toBuffer();
}

/**
 * Home screen icon: PNG, 180 px, on white, because phones show transparency as black. Takes the logo's address, which differs for
 * every logo. Throws 404 if the logo has been removed.
 */
export function readTouchIcon(logo: string): Promise<Buffer> {
  if (drawn?.logo === logo) return drawn.icon;
  const icon = draw();
  drawn = { logo, icon };
  icon.catch(() => (drawn = undefined));
  return icon;
}
