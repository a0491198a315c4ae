import pino from 'pino';
import { tellError } from './log-error';

/**
 * Structured log lines on standard error. Never pass a token, a password, a mail body or a whole document; pass an error as
 * `err`, of which only what is nobody's is written.
 */
export const log = pino(
  { level: process.env.LOG_LEVEL ?? 'info', base: null, serializers: { err: tellError } },
  pino.destination(2),
);
