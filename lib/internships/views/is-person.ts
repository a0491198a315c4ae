import type { IncomingHttpHeaders } from 'node:http';
import { isbot } from 'isbot';

export function isPerson(headers: IncomingHttpHeaders): boolean {
  const agent = headers['user-agent'];
  if (agent === undefined || isbot(agent)) return false;
  return headers['sec-purpose'] === undefined && headers.purpose === undefined;
}
