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
 * Structured log on standard error. Never pass a token, a password, the text of an e-mail or a whole document. Pass an error as
 * `err`, so that personal data is removed. Writes synchronously, because Next.js and the server each have an instance and their
 * lines must stay in order.
 */
export const log = pino(
  { level, base: null, serializers: { err: tellError }, mixin },
  pino.destination({ dest: 2, sync: true }),
);
