import { setTimeout as wait } from 'node:timers/promises';
import autocannon from 'autocannon';
import { Load, type Ledger, type People } from '../testing/faults/load';
import type { Node } from '../testing/faults/test-environment';
import { timeUntilWell } from '../testing/faults/watch';
import type { Proxy } from './nginx';

export const CONNECTIONS = 16;
/** Milliseconds of load before a node stops and after it is ready again. */
export const AROUND_MS = 3_000;
/** Maximum seconds of a round. A round usually ends earlier. */
export const MAX_SECONDS = 300;
export const READ = [
  '/',
  '/internships',
  '/internships/legal-services',
  '/api/internships/featured',
  '/career-tips',
];

export interface Trial {
  proxy: Proxy;
  site: { appUrl: string; mailUrl: string };
  people: People;
}

export interface Outcome {
  requests: number;
  failed: number;
  /** Requests in progress on the node when it was stopped. */
  inHand: number;
  /** Failed requests that were not in progress at that time. */
  unexcused: number;
  /** Requests that the other node handled after the first one had failed. */
  passedOn: number;
  ledger: Ledger;
}

/**
 * Sends requests of visitors and logged-in users through nginx while `go` stops a node and starts it again.
 */
export async function round(
  { proxy, site, people }: Trial,
  node: Node,
  go: () => Promise<void>,
): Promise<Outcome> {
  const before = (await proxy.requests()).length;
  const load = new Load(site, people, () => true);
  const requests = READ.map((path) => ({ path }));
  const reading = autocannon({ url: site.appUrl, connections: CONNECTIONS, duration: MAX_SECONDS, requests });
  load.begin();
  await wait(AROUND_MS);
  const goneAt = Date.now();
  await go();
  const overAt = Date.now();
  await node.start();
  await timeUntilWell(`http://127.0.0.1:${node.port}/api/health`);
  await wait(AROUND_MS);
  await load.end();
  (reading as unknown as { stop: () => void }).stop();
  const { errors } = await reading;

  const all = (await proxy.requests()).slice(before);
  const address = `127.0.0.1:${node.port}`;
  const inHand = all.filter(({ from, to, nodes }) => nodes[0] === address && from <= overAt && to >= goneAt);
  const failed = all.filter(({ status }) => status >= 500);
  return {
    requests: all.length,
    failed: failed.length + errors,
    inHand: inHand.length,
    unexcused: failed.filter((one) => !inHand.includes(one)).length + errors,
    passedOn: all.filter(({ status, nodes }) => nodes.length > 1 && status < 500).length,
    ledger: load.ledger,
  };
}
