import { readFile } from 'node:fs/promises';
import { ImageResponse } from 'next/og';
import sharp from 'sharp';
import { AppError } from '@/lib/platform/core/errors';
import { FairQueue } from '@/lib/platform/core/fair-queue';
import { inOwnTurn } from '@/lib/platform/log/own-turn';
import type { ShareCard } from './card';
import { readLogos, type Logos } from './logo';
import { cardMarkup } from './markup';
import { SIZE } from './size';

/** Drawing this many takes a few seconds. */
const MAX_WAITING = 60;

/** A card has few colours. This many keep its letters smooth. */
const PALETTE = 32;

const FILES = [
  { name: 'Display', weight: 600, url: new URL('./fonts/latin-600.woff', import.meta.url) },
  { name: 'Display', weight: 800, url: new URL('./fonts/latin-800.woff', import.meta.url) },
  { name: 'Display Accents', weight: 800, url: new URL('./fonts/latin-ext-800.woff', import.meta.url) },
] as const;

const readFonts = () =>
  Promise.all(FILES.map(async ({ url, ...font }) => ({ ...font, data: await readFile(url) })));

let fonts: ReturnType<typeof readFonts> | undefined;
/** Layout blocks the process for a few milliseconds. Runs one at a time, with other requests in between. */
const queue = new FairQueue({ atATime: 1, maxWaiting: MAX_WAITING });

const tooMany = () =>
  new AppError('unavailable', 'We’re creating too many pictures right now. Please try again in a moment.', {
    retryAfter: 5,
    unavailable: 'share pictures',
  });

/** Draws a card as a PNG of 1200 by 630 pixels. */
export const drawAtOnce = async (card: ShareCard): Promise<Buffer> => drawCard(card, await readLogos(card));

export async function drawCard(card: ShareCard, logos: Logos = {}): Promise<Buffer> {
  const drawn = new ImageResponse(cardMarkup(card, logos), { ...SIZE, fonts: await (fonts ??= readFonts()) });
  return sharp(Buffer.from(await drawn.arrayBuffer()))
    .png({ palette: true, colours: PALETTE, compressionLevel: 9, effort: 7 })
    .toBuffer();
}

/** Draws one at a time. Throws `unavailable` if the queue is full. */
export const drawInTurn = (card: ShareCard): Promise<Buffer> =>
  inOwnTurn(queue, () => drawAtOnce(card), tooMany);
