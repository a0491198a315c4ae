import { createHmac, type KeyObject } from 'node:crypto';
import { secretKey, secretKeys } from '@/lib/platform/env/secret-key';

const proofWith = (key: KeyObject, token: string): string =>
  createHmac('sha256', key).update(`ended ${token}`).digest('base64url');

/**
 * Proves that this site found the session of this token invalid. A page cannot set cookies, so it redirects to the log-in with
 * the proof, and `middleware.ts` removes the session cookie. Nobody else can create a link that ends a session.
 */
export const endedProof = (token: string): string => proofWith(secretKey(), token);

export const isEndedProof = (token: string, proof: string | null): boolean =>
  secretKeys().some((key) => proofWith(key, token) === proof);
