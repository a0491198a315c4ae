import { createSecretKey, type KeyObject } from 'node:crypto';
import { env } from './env';

/** Signs tokens. A KeyObject: jsonwebtoken would take half a millisecond to parse a string as a private key first. */
export const secretKey = (): KeyObject => createSecretKey(env().AUTH_SECRET, 'utf8');
