import jwt from 'jsonwebtoken';
import { oldKey, secretKey } from '@/lib/platform/env/secret-key';

const isForged = (error: unknown): boolean =>
  error instanceof jwt.JsonWebTokenError && error.message === 'invalid signature';

/** Verifies a JWT (HS256) of either secret. Throws the errors of jsonwebtoken. */
export function verifyToken(token: string, audience: string): unknown {
  const options = { algorithms: ['HS256' as const], audience };
  try {
    return jwt.verify(token, secretKey(), options);
  } catch (error) {
    const old = oldKey();
    if (!old || !isForged(error)) throw error;
    return jwt.verify(token, old, options);
  }
}
