import { createHmac } from 'node:crypto';
import { secretKey } from '@/lib/platform/env/secret-key';

/**
 * Proves that this site found the session of this token invalid. A page cannot set cookies, so it redirects to the log-in with
 * the proof, and `middleware.ts` removes the session cookie. Nobody else can create a link that ends a session.
 */
export const endedProof = (token: string): string =>
  createHmac('sha256', secretKey()).update(`ended ${token}`).digest('base64url');
