import { createHmac } from 'node:crypto';
import { secretKey } from '@/lib/platform/env/secret-key';

/**
 * Proof that this site found the session of this token not to count. A page sets no cookies, so it sends the browser to the log-in with
 * the proof, and `middleware.ts` takes the session out of the browser. Nobody else can make a link that ends a session.
 */
export const endedProof = (token: string): string =>
  createHmac('sha256', secretKey()).update(`ended ${token}`).digest('base64url');
