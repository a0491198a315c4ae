import pino from 'pino';
import { currentRequest } from './request-context';
import { tellError } from './log-error';
import { LOG_LEVELS } from './log-levels';

const level = LOG_LEVELS.find((one) => one === process.env.LOG_LEVEL) ?? 'info';

function mixin(): object {
  const request = currentRequest();
  if (!request) return {};
  return { requestId: request.id, ...(request.traceId !== undefined && { traceId: request.traceId }) };
}

/**
 * Structured log on standard error. Never pass a token, a password, an e-mail body or a whole document. Pass an error as `err`: only its
 * impersonal parts are logged. Writes synchronously, because Next and the server each have an instance and their lines must keep their
 * order.
 */
export const log = pino(
  { level, base: null, serializers: { err: tellError }, mixin },
  pino.destination({ dest: 2, sync: true }),
);
