import { DOCUMENT, DOCUMENT_MESSAGES } from './upload-limits';

export const PICTURE = {
  maxBytes: DOCUMENT.maxBytes,
  /** More pixels than a phone can fit into 2 MB. Larger pictures are rejected without decoding. */
  maxPixels: 50_000_000,
  /** Bytes once decoded: `maxPixels` with four channels of one byte each. */
  maxDecodedBytes: 200_000_000,
  accept: '.jpg,.jpeg,.png,.webp,image/jpeg,image/png,image/webp',
  note: 'Max file size: 2MB (JPEG, PNG or WebP)',
} as const;

export const PICTURE_MESSAGES = {
  none: DOCUMENT_MESSAGES.none,
  tooLarge: DOCUMENT_MESSAGES.tooLarge,
  wrongType: 'Only JPEG, PNG and WebP pictures are allowed',
  tooManyPixels: 'This picture has too many pixels. Please choose one of at most 50 megapixels.',
  tooManyColours: 'This picture needs too much memory. Please save it as a JPEG and choose that.',
  oneAtATime: 'We are still processing your last picture. Please try again in a moment.',
  busy: 'We are processing many pictures at the moment. Please try again in a minute.',
  unreadable: 'This picture is damaged. Please choose another.',
} as const;
