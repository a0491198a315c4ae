import { createCipheriv, createDecipheriv, hkdfSync, randomBytes, type KeyObject } from 'node:crypto';
import { secretKey, secretKeys } from '@/lib/platform/env/secret-key';

const CIPHER = 'aes-256-gcm';
const VERSION = 'v1';
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Derives a separate key for each purpose (HKDF-SHA256 of AUTH_SECRET). */
const keyFor = (purpose: string, secret: KeyObject): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', `mwanzo ${purpose} ${VERSION}`, KEY_BYTES));

/** Encrypts a string for the database (AES-256-GCM). It can only be decrypted with the same secret, purpose and owner. */
export function sealText(text: string, purpose: string, owner: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, keyFor(purpose, secretKey()), nonce, { authTagLength: TAG_BYTES });
  cipher.setAAD(Buffer.from(owner));
  const parts = [nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()];
  return `${VERSION}.${Buffer.concat(parts).toString('base64url')}`;
}

function openWith(secret: KeyObject, sealed: string, purpose: string, owner: string): string | null {
  const [version, encoded = ''] = sealed.split('.');
  const bytes = Buffer.from(encoded, 'base64url');
  if (version !== VERSION || bytes.length < NONCE_BYTES + TAG_BYTES) return null;
  const options = { authTagLength: TAG_BYTES };
  const key = keyFor(purpose, secret);
  const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, NONCE_BYTES), options);
  decipher.setAAD(Buffer.from(owner));
  decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
  try {
    const text = decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES));
    return Buffer.concat([text, decipher.final()]).toString('utf8');
  } catch {
    return null;
  }
}

/** Decrypts a string from `sealText`. Null if it was altered, or belongs to another owner or a secret not in AUTH_SECRET. */
export function openText(sealed: string, purpose: string, owner: string): string | null {
  for (const secret of secretKeys()) {
    const text = openWith(secret, sealed, purpose, owner);
    if (text !== null) return text;
  }
  return null;
}

/** Encrypts a string again that only the old secret decrypts. Null if the first one decrypts it, or neither does. */
export function resealText(sealed: string, purpose: string, owner: string): string | null {
  if (openWith(secretKey(), sealed, purpose, owner) !== null) return null;
  const text = openText(sealed, purpose, owner);
  return text === null ? null : sealText(text, purpose, owner);
}
