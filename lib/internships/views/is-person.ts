import type { IncomingHttpHeaders } from 'node:http';
import { isbot } from 'isbot';

/** Whether a person asks who sees the answer: no robot, no client without a name, nothing fetched ahead. */
export function isPerson(headers: IncomingHttpHeaders): boolean {
  const agent = headers['user-agent'];
  if (agent === undefined || isbot(agent)) return false;
  return headers['sec-purpose'] === undefined && headers.purpose === undefined;
}
