import { createSecretKey, type KeyObject } from 'node:crypto';
import { env } from './env';

/**
 * The secret that tokens are signed with. Of a text jsonwebtoken would try first whether it is a private key, which takes half a
 * millisecond.
 */
export const secretKey = (): KeyObject => createSecretKey(env().AUTH_SECRET, 'utf8');
