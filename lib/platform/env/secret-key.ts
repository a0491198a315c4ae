import { createSecretKey, type KeyObject } from 'node:crypto';
import { splitSecrets, type Secrets } from './auth-secrets';
import { env } from './env';

/** AUTH_SECRET as text, for next-auth. */
export const authSecrets = (): Secrets => splitSecrets(env().AUTH_SECRET);

/** A KeyObject, because jsonwebtoken would first spend half a millisecond parsing a string as a private key. */
const toKey = (secret: string): KeyObject => createSecretKey(secret, 'utf8');

/** The key that signs and encrypts. */
export const secretKey = (): KeyObject => toKey(authSecrets()[0]);

/** The key that still verifies and decrypts while AUTH_SECRET is being replaced. */
export function oldKey(): KeyObject | undefined {
  const [, old] = authSecrets();
  return old === undefined ? undefined : toKey(old);
}

/** The keys that verify and decrypt, newest first. */
export function secretKeys(): KeyObject[] {
  const old = oldKey();
  return old ? [secretKey(), old] : [secretKey()];
}
