/** Picture resize: converts pictures and logos to a square WebP. */

import { fileTypeFromBuffer } from 'file-type';
import sharp, { type Metadata, type ResizeOptions } from 'sharp';
import { AppError } from '@/lib/platform/core/errors';
import { PictureQueue, type Weight } from './picture-queue';
import { PICTURE, PICTURE_MESSAGES } from './picture-rules';

const TYPES: readonly string[] = ['image/jpeg', 'image/png', 'image/webp'];

/** Pixels: twice the largest displayed size. */
const SIDE = 256;

const queue = new PictureQueue();

/** Cropped to the middle, or complete and centred. */
type Fit = Pick<ResizeOptions, 'fit' | 'background'>;
const CROPPED: Fit = { fit: 'cover' };
const WHOLE: Fit = { fit: 'contain', background: { r: 0, g: 0, b: 0, alpha: 0 } };

/**
 * Converts a person's picture to a square WebP of 256 px: upright, cropped to the middle, without metadata. Takes the bytes of a
 * JPEG, PNG or WebP and its owner. Throws 415 for another type, 413 for too many pixels, 422 for a damaged picture, 429 while the
 * owner has another picture in progress or the queue is full.
 */
export const toPortrait = (bytes: Uint8Array, owner: string): Promise<Buffer> =>
  toSquare(bytes, owner, CROPPED);

/** Resizes a logo like `toPortrait`, with transparent padding instead of cropping. */
export const toLogo = (bytes: Uint8Array, owner: string): Promise<Buffer> => toSquare(bytes, owner, WHOLE);

async function toSquare(bytes: Uint8Array, owner: string, fit: Fit): Promise<Buffer> {
  const type = await fileTypeFromBuffer(bytes);
  if (!type || !TYPES.includes(type.mime)) throw new AppError('unsupportedType', PICTURE_MESSAGES.wrongType);
  return queue.run(
    owner,
    () => weigh(bytes),
    () => convert(bytes, fit),
  );
}

const decodedBytes = ({ width, height, channels, depth }: Metadata): number =>
  width * height * channels * (depth === 'uchar' ? 1 : 2);

/** Reads only the header. Throws if the picture is too large to decode. */
async function weigh(bytes: Uint8Array): Promise<Weight> {
  const facts = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw unreadable();
    });
  if (facts.width * facts.height > PICTURE.maxPixels) {
    throw new AppError('tooLarge', PICTURE_MESSAGES.tooManyPixels);
  }
  const decoded = decodedBytes(facts);
  if (decoded > PICTURE.maxDecodedBytes) throw new AppError('tooLarge', PICTURE_MESSAGES.tooManyColours);
  return { decoded, isShrunkOnTheWay: facts.format === 'jpeg' && !facts.isProgressive };
}

async function convert(bytes: Uint8Array, fit: Fit): Promise<Buffer> {
  try {
    return await sharp(bytes, { limitInputPixels: PICTURE.maxPixels })
      .autoOrient()
      .resize(SIDE, SIDE, fit)
      .webp({ quality: 80 })
      .toBuffer();
  } catch {
    throw unreadable();
  }
}

const unreadable = () =>
  new AppError('invalid', PICTURE_MESSAGES.unreadable, { errors: { picture: PICTURE_MESSAGES.unreadable } });
