import { createSecretKey, type KeyObject } from 'node:crypto';
import { env } from './env';

/** The key that signs tokens. A KeyObject, because jsonwebtoken would first spend half a millisecond parsing a string as a private key. */
export const secretKey = (): KeyObject => createSecretKey(env().AUTH_SECRET, 'utf8');
