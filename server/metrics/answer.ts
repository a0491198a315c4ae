import type { IncomingMessage, ServerResponse } from 'node:http';
import { showsSecret } from '@/lib/platform/auth/shared-secret';
import { log } from '@/lib/platform/log/log';
import { setNames } from '@/lib/platform/http/identify';
import { setSecurityHeaders } from '@/lib/platform/http/security-headers';
import type { TellsMetrics } from './metrics-text';

const PATH = '/api/metrics';

function refuse(response: ServerResponse, status: number, message: string): void {
  response.writeHead(status, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' });
  response.end(JSON.stringify({ message }));
}

/** Refuses a request without the token. Returns whether it was accepted. */
export function showsToken(request: IncomingMessage, response: ServerResponse, token: string): boolean {
  if (showsSecret(request.headers.authorization, token)) return true;
  refuse(response, 401, 'Send the metrics token: Authorization: Bearer …');
  return false;
}

export function writeMetrics(response: ServerResponse, metrics: TellsMetrics): void {
  metrics
    .text()
    .then(({ type, text }) => {
      response.writeHead(200, { 'Content-Type': type, 'Cache-Control': 'no-store' });
      response.end(text);
    })
    .catch((error: unknown) => {
      log.error({ err: error }, 'metrics not read');
      refuse(response, 500, 'The metrics could not be read.');
    });
}

/** Answers GET /api/metrics, which needs the token and does not exist if none is configured. Returns whether it responded. */
export function answerMetrics(
  request: IncomingMessage,
  response: ServerResponse,
  { metrics, token, secure }: { metrics: TellsMetrics; token: string | undefined; secure: boolean },
): boolean {
  if (request.url !== PATH || request.method !== 'GET' || token === undefined) return false;
  setNames(request, response);
  setSecurityHeaders(response, PATH, secure);
  if (showsToken(request, response, token)) writeMetrics(response, metrics);
  return true;
}
