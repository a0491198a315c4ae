import { Readable } from 'node:stream';
import { Decrypter, Encrypter } from 'age-encryption';
import { AppError } from '@/lib/platform/core/errors';

/** Encrypts and decrypts backups as streams, in the age format (age-encryption.org). */

export const AGE = '.age';

/** Transforms bytes, with at most one chunk in memory. */
export type Coder = (bytes: AsyncIterable<Uint8Array>) => AsyncIterable<Uint8Array>;

/** A stream that reads one chunk at a time. */
const streamOf = (bytes: AsyncIterable<Uint8Array>) =>
  Readable.toWeb(Readable.from(bytes)) as ReadableStream<Uint8Array>;

const bytesOf = (stream: ReadableStream<Uint8Array>): AsyncIterable<Uint8Array> =>
  stream as unknown as AsyncIterable<Uint8Array>;

/** One key per line, as age-keygen writes it. */
const SECRET = /^AGE-SECRET-KEY-(?:PQ-)?1[0-9A-Z]+$/;

/** True if a file was encrypted for other keys, false if it is damaged. */
export const isWrongKey = (error: unknown): boolean =>
  error instanceof Error && error.message.includes('no identity matched');

/** Encrypts for these public keys. Any one of the matching secret keys decrypts the result. Throws 400 for an invalid key. */
export function encryptFor(recipients: readonly string[]): Coder {
  const encrypter = new Encrypter();
  for (const recipient of recipients) {
    try {
      encrypter.addRecipient(recipient);
    } catch {
      const shown = recipient.startsWith('AGE-SECRET-KEY') ? 'A secret key' : recipient;
      throw new AppError('malformed', `${shown} is not an age public key (age1…).`);
    }
  }
  return async function* encrypted(bytes) {
    yield* bytesOf(await encrypter.encrypt(streamOf(bytes)));
  };
}

/** Decrypts with the keys in the text of an age-keygen file. Throws 400 if it contains none. */
export function decryptWith(text: string): Coder {
  const keys = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => SECRET.test(line));
  const decrypter = new Decrypter();
  try {
    for (const key of keys) decrypter.addIdentity(key);
  } catch {
    keys.length = 0;
  }
  if (keys.length === 0)
    throw new AppError('malformed', 'The key file has no age secret key (AGE-SECRET-KEY-1…).');
  return async function* decrypted(bytes) {
    yield* bytesOf(await decrypter.decrypt(streamOf(bytes)));
  };
}
