import { Readable } from 'node:stream';
import { Decrypter, Encrypter } from 'age-encryption';
import { AppError } from '@/lib/platform/core/errors';

/** Encryption of a backup, in the format of age (age-encryption.org), a stream at a time. */

/** Suffix of an encrypted file. */
export const AGE = '.age';

/** Turns bytes into other bytes, without holding more than a chunk. */
export type Coder = (bytes: AsyncIterable<Uint8Array>) => AsyncIterable<Uint8Array>;

/** The stream that the package takes, which pulls a chunk at a time. */
const streamOf = (bytes: AsyncIterable<Uint8Array>) =>
  Readable.toWeb(Readable.from(bytes)) as ReadableStream<Uint8Array>;

const bytesOf = (stream: ReadableStream<Uint8Array>): AsyncIterable<Uint8Array> =>
  stream as unknown as AsyncIterable<Uint8Array>;

/** The keys in this file, one a line, as age-keygen writes it. */
const SECRET = /^AGE-SECRET-KEY-(?:PQ-)?1[0-9A-Z]+$/;

/** Whether a file was encrypted for other keys, not changed. */
export const isWrongKey = (error: unknown): boolean =>
  error instanceof Error && error.message.includes('no identity matched');

/** Encrypts for these public keys: any one of theirs opens it. Throws 400 for one that is none. */
export function encryptFor(recipients: readonly string[]): Coder {
  const encrypter = new Encrypter();
  for (const recipient of recipients) {
    try {
      encrypter.addRecipient(recipient);
    } catch {
      const shown = recipient.startsWith('AGE-SECRET-KEY') ? 'A secret key' : recipient;
      throw new AppError('malformed', `${shown} is not a public key of age, which begins with age1.`);
    }
  }
  return async function* encrypted(bytes) {
    yield* bytesOf(await encrypter.encrypt(streamOf(bytes)));
  };
}

/** Decrypts with the keys in this text, the content of a file of age-keygen. Throws 400 if there is none. */
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
    throw new AppError('malformed', 'The file of the key has no secret key of age: AGE-SECRET-KEY-1…');
  return async function* decrypted(bytes) {
    yield* bytesOf(await decrypter.decrypt(streamOf(bytes)));
  };
}
