import { createHmac } from 'node:crypto';
import { secretKey } from '@/lib/platform/env/secret-key';

/**
 * Proof that this site found the session of this token invalid. A page cannot set cookies, so it redirects to the log-in with the proof,
 * and `middleware.ts` removes the session cookie. Nobody else can make a link that ends a session.
 */
export const endedProof = (token: string): string =>
  createHmac('sha256', secretKey()).update(`ended ${token}`).digest('base64url');
