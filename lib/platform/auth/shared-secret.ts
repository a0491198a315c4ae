import { createHash, timingSafeEqual } from 'node:crypto';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Whether a header contains this secret as its bearer token. Takes constant time. */
export const showsSecret = (authorization: string | null | undefined, secret: string): boolean =>
  timingSafeEqual(digest(authorization ?? ''), digest(`Bearer ${secret}`));
