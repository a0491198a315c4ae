import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { site } from '@/lib/platform/core/site';
import { log } from '@/lib/platform/log/log';
import { readSchemaProblem } from '@/lib/operations/migrations/readiness';
import { listen } from './listen';

const LOOK_MS = 1_000;

/** Alive but not ready. */
function answer(request: IncomingMessage, response: ServerResponse, problem: string): void {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  const isLive = pathname === '/api/live';
  const headers = { 'Cache-Control': 'private, no-store', ...(!isLive && { 'Retry-After': '30' }) };
  if (isLive || pathname === '/api/ready' || pathname === '/api/health') {
    response.writeHead(isLive ? 200 : 503, { ...headers, 'Content-Type': 'application/json' });
    response.end(JSON.stringify({ status: isLive ? 'live' : problem }));
    return;
  }
  response.writeHead(503, { ...headers, 'Content-Type': 'text/plain; charset=utf-8' });
  response.end(`We are updating ${site.name}. Please try again in a few minutes.\n`);
}

/**
 * Resolves when this version fits the database schema. Until then it reports, once in the log and at `address`, why the node is not ready.
 * Without `address`, other processes of the node respond. Changes nothing in the database.
 */
export async function waitForSchema(address?: { port: number; host: string | undefined }): Promise<void> {
  let problem = await readSchemaProblem();
  if (problem === undefined) return;
  const server = createServer((request, response) => answer(request, response, problem ?? ''));
  if (address) await listen(server, address);
  let said: string | undefined;
  for (; problem !== undefined; problem = await readSchemaProblem()) {
    if (problem !== said) log.error({ reason: problem }, 'not ready: the database does not fit this version');
    said = problem;
    await wait(LOOK_MS);
  }
  if (!address) return;
  await new Promise<void>((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
