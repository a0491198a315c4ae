import { createSecretKey, type KeyObject } from 'node:crypto';
import { env } from './env';

/** Signs tokens. A KeyObject, because jsonwebtoken would first try to parse a string as a private key, which takes half a millisecond. */
export const secretKey = (): KeyObject => createSecretKey(env().AUTH_SECRET, 'utf8');
