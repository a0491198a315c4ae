import { createSecretKey, type KeyObject } from 'node:crypto';
import { env } from './env';

/** Signs tokens. A KeyObject, because jsonwebtoken would first spend half a millisecond on parsing a string as a private key. */
export const secretKey = (): KeyObject => createSecretKey(env().AUTH_SECRET, 'utf8');
