import pino from 'pino';
import { currentRequest } from './request-context';
import { tellError } from './log-error';
import { LOG_LEVELS } from './log-levels';

/** One that is unknown keeps the service from starting, in words; until then there is a log. */
const level = LOG_LEVELS.find((one) => one === process.env.LOG_LEVEL) ?? 'info';

/** What is written while a request is answered names it. */
function mixin(): object {
  const request = currentRequest();
  if (!request) return {};
  return { requestId: request.id, ...(request.traceId !== undefined && { traceId: request.traceId }) };
}

/**
 * Structured log lines on standard error. Never pass a token, a password, a mail body or a whole document; pass an error as
 * `err`, of which only what is nobody's is written.
 */
export const log = pino({ level, base: null, serializers: { err: tellError }, mixin }, pino.destination(2));
