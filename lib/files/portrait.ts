import { fileTypeFromBuffer } from 'file-type';
import pLimit from 'p-limit';
import sharp from 'sharp';
import { AppError } from '@/lib/errors';
import { PICTURE, PICTURE_MESSAGES } from './picture-rules';

const TYPES: readonly string[] = ['image/jpeg', 'image/png', 'image/webp'];

/** Pixels of a side: twice the largest size it is shown in. */
const SIDE = 256;

const wrongType = () => new AppError('unsupportedType', PICTURE_MESSAGES.wrongType);

/** One at a time: a decoded picture takes a hundred times the memory of the file. */
const inTurn = pLimit(1);

/**
 * Makes a square WebP of a picture, upright, its middle, without metadata.
 * Takes the bytes of a JPEG, PNG or WebP; throws 415 for another type, 413 for too many pixels, 422 for a damaged one.
 */
export async function toPortrait(bytes: Uint8Array): Promise<Buffer> {
  const type = await fileTypeFromBuffer(bytes);
  if (!type || !TYPES.includes(type.mime)) throw wrongType();
  return inTurn(() => convert(bytes));
}

async function convert(bytes: Uint8Array): Promise<Buffer> {
  const { width, height } = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw unreadable();
    });
  if (width * height > PICTURE.most) throw new AppError('tooLarge', PICTURE_MESSAGES.tooManyPixels);
  try {
    return await sharp(bytes, { limitInputPixels: PICTURE.most })
      .autoOrient()
      .resize(SIDE, SIDE, { fit: 'cover' })
      .webp({ quality: 80 })
      .toBuffer();
  } catch {
    throw unreadable();
  }
}

const unreadable = () =>
  new AppError('invalid', PICTURE_MESSAGES.unreadable, { errors: { picture: PICTURE_MESSAGES.unreadable } });
