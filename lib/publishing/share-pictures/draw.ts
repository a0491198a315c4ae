import { AppError } from '@/lib/platform/core/errors';
import { FairQueue } from '@/lib/platform/core/fair-queue';
import { inOwnTurn } from '@/lib/platform/log/own-turn';
import type { ShareCard } from './card';
import { drawApart } from './drawing-process';
import { readLogos, type Logos } from './logo';
import { cardMarkup } from './markup';
import { plainMarkup } from './plain-markup';
import { SIZE } from './size';

/** Drawing this many takes a few seconds. */
const MAX_WAITING = 60;

/** A card has few colours. This many keep its letters smooth. */
const PALETTE = 32;

const queue = new FairQueue({ atATime: 1, maxWaiting: MAX_WAITING });

const tooMany = () =>
  new AppError('unavailable', 'We’re creating too many pictures right now. Please try again in a moment.', {
    retryAfter: 5,
    unavailable: 'share pictures',
  });

/** Draws a card as a PNG of 1200 by 630 pixels. */
export const drawAtOnce = async (card: ShareCard): Promise<Buffer> => drawCard(card, await readLogos(card));

export const drawCard = (card: ShareCard, logos: Logos = {}): Promise<Buffer> =>
  drawApart({ markup: plainMarkup(cardMarkup(card, logos)), size: SIZE, colours: PALETTE });

/** Draws one at a time. Throws `unavailable` if the queue is full. */
export const drawInTurn = (card: ShareCard): Promise<Buffer> =>
  inOwnTurn(queue, () => drawAtOnce(card), tooMany);
