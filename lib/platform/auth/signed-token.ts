import jwt, { type SignOptions } from 'jsonwebtoken';
import type { z } from 'zod';
import { secretKey } from '@/lib/platform/env/secret-key';
import { verifyToken } from './verify-token';

/**
 * Signs content as a JWT (HS256) for one audience; no other audience accepts it. Without `expiresIn` (in seconds), it never
 * expires, and the same content results in the same token.
 */
export const signFor = (
  audience: string,
  content: object,
  options: Pick<SignOptions, 'subject' | 'jwtid'> & { expiresIn?: number } = {},
): string =>
  jwt.sign(content, secretKey(), {
    algorithm: 'HS256',
    audience,
    noTimestamp: options.expiresIn === undefined,
    ...options,
  });

/** Returns the content of a token. Null if it is missing, invalid, expired, too long or for another audience. */
export function readSigned<T>(
  audience: string,
  token: unknown,
  schema: z.ZodType<T>,
  maxLength = 4_096,
): T | null {
  if (typeof token !== 'string' || token.length > maxLength) return null;
  try {
    return schema.safeParse(verifyToken(token, audience)).data ?? null;
  } catch {
    return null;
  }
}
