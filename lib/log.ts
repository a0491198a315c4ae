import pino from 'pino';
import { tellError } from './log-error';
import { LOG_LEVELS } from './log-levels';

/** One that is unknown keeps the service from starting, in words; until then there is a log. */
const level = LOG_LEVELS.find((one) => one === process.env.LOG_LEVEL) ?? 'info';

/**
 * Structured log lines on standard error. Never pass a token, a password, a mail body or a whole document; pass an error as
 * `err`, of which only what is nobody's is written.
 */
export const log = pino({ level, base: null, serializers: { err: tellError } }, pino.destination(2));
