import { setTimeout as wait } from 'node:timers/promises';
import autocannon from 'autocannon';
import { Load, type Ledger } from '../testing/faults/load';
import type { Node } from '../testing/faults/test-environment';
import { statusOf } from '../testing/faults/watch';
import { FileReader } from './page-files';
import { AROUND_MS, CONNECTIONS, MAX_SECONDS, READ, type Trial } from './round';

/** Maximum seconds that a reader waits for a page. A slow response on a busy machine is not a failure. */
const PATIENCE = 60;

export interface Update {
  pages: number;
  files: number;
  failed: number;
  failures: string[];
  /** Number of files that only the earlier build has, or only the newer one. */
  different: { earlier: number; newer: number };
  /** Files of either build that a node did not have after the update. */
  missing: string[];
  ledger: Ledger;
}

/**
 * Restarts the nodes one after the other from the build in `folder`, like an update, while visitors open
 * pages and users work.
 */
export async function update({ proxy, site, people }: Trial, nodes: Node[], folder: string): Promise<Update> {
  const before = (await proxy.requests()).length;
  const load = new Load(site, people, () => false);
  const requests = READ.map((path) => ({ path }));
  const reading = autocannon({
    url: site.appUrl,
    connections: CONNECTIONS,
    duration: MAX_SECONDS,
    timeout: PATIENCE,
    requests,
  });
  const earlier = new FileReader(site.appUrl);
  const meanwhile = new FileReader(site.appUrl);
  load.begin();
  earlier.begin();
  await wait(AROUND_MS);
  await earlier.end();
  meanwhile.begin();
  for (const node of nodes) {
    await node.stop();
    node.folder = folder;
    await node.start();
  }
  const newer = new FileReader(site.appUrl);
  newer.begin();
  await wait(AROUND_MS);
  await Promise.all([meanwhile.end(), newer.end(), load.end()]);
  (reading as unknown as { stop: () => void }).stop();
  // These include timeouts.
  const { errors } = await reading;

  const all = (await proxy.requests()).slice(before);
  const wrong = all.filter(({ status }) => status >= 500 || status === 404);
  const readers = [earlier, meanwhile, newer];
  const files = new Set(readers.flatMap((reader) => reader.files));
  const missing: string[] = [];
  for (const { port } of nodes) {
    for (const file of files) {
      const status = await statusOf(`http://127.0.0.1:${port}${file}`);
      if (status !== 200) missing.push(`${file} on port ${port}: ${status}`);
    }
  }
  const fetched = readers.reduce((sum, { counts }) => sum + counts.files, 0);
  return {
    pages: all.length - fetched,
    files: fetched,
    failed: wrong.length + errors,
    failures: readers.flatMap((reader) => reader.failures),
    different: {
      earlier: earlier.files.filter((file) => !newer.files.includes(file)).length,
      newer: newer.files.filter((file) => !earlier.files.includes(file)).length,
    },
    missing,
    ledger: load.ledger,
  };
}
