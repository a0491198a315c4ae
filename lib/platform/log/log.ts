import pino from 'pino';
import { currentRequest } from './request-context';
import { tellError } from './log-error';
import { LOG_LEVELS } from './log-levels';

/** An unknown level stops the start with a message; until then, the default applies. */
const level = LOG_LEVELS.find((one) => one === process.env.LOG_LEVEL) ?? 'info';

/** Lines written during a request have its id. */
function mixin(): object {
  const request = currentRequest();
  if (!request) return {};
  return { requestId: request.id, ...(request.traceId !== undefined && { traceId: request.traceId }) };
}

/**
 * Structured log lines on standard error. Never pass a token, a password, a mail body or a whole document; pass an
 * error as `err`, of which only impersonal parts are written. Written synchronously, as console.error does: Next and the
 * server each have an instance, and their lines keep their order.
 */
export const log = pino(
  { level, base: null, serializers: { err: tellError }, mixin },
  pino.destination({ dest: 2, sync: true }),
);
