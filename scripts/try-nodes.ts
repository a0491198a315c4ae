import { join } from 'node:path';
import mongoose from 'mongoose';
import { measureFreshness } from '../dev/nodes/freshness';
import { loggedTokens } from '../dev/nodes/logged-tokens';
import { findNginx, launchNginx } from '../dev/nodes/nginx';
import { makeOtherBuild, removeOtherBuild } from '../dev/nodes/other-build';
import { round, type Outcome, type Trial } from '../dev/nodes/round';
import { update } from '../dev/nodes/update';
import { ensureBuilt } from '../dev/start/build';
import { halvesOf, lostOf } from '../dev/testing/faults/audit';
import { makePeople } from '../dev/testing/faults/people';
import { startRig, type Node } from '../dev/testing/faults/test-environment';
import { eventually } from '../dev/testing/faults/watch';
import { connectToStack } from '../dev/testing/data/fixtures';
import { StartFailure } from '../server/start-failure';
import { readArguments } from './arguments.mjs';

const { values } = readArguments({
  usage: 'npm run try:nodes [-- --only-update]',
  about:
    'Runs two nodes behind nginx under load, kills one, stops one, and updates both to another build. Needs nginx.',
  options: { 'only-update': { type: 'boolean', default: false, about: 'only update to another build' } },
});

/**
 * Tests two nodes behind nginx (docs/nginx.conf) under load. Kills each node (SIGKILL), stops it (SIGTERM), and restarts it. Then updates
 * both, one after another, to a build with different scripts and styles. Prints how many requests failed and how soon a change is visible
 * on both nodes.
 * Fails if more requests fail than the killed node was processing, or if any request fails during a shutdown or an update. Also fails if
 * an acknowledged write is lost or incomplete, or if a change takes longer than a second to become visible.
 */
const GRADUATES = 4;
const FRESH_WITHIN_MS = 1_000;
/** Minimum number of requests during an update. */
const MIN_REQUESTS = 1_000;

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const cells = (...texts: (string | number)[]) =>
  say(texts.map((text, at) => (at === 0 ? String(text).padEnd(26) : String(text).padStart(13))).join(''));

/** Runs the update. Returns its problems, one per line. */
async function tryUpdate(trial: Trial, nodes: Node[]): Promise<string[]> {
  say('Building the other release …');
  const folder = await makeOtherBuild();
  try {
    const { pages, files, failed, failures, different, missing, ledger } = await update(trial, nodes, folder);
    const lost = await lostOf(ledger);
    say(
      `both nodes updated to another build (${different.earlier} files removed, ${different.newer} added): ` +
        `${pages} pages and calls, ${files} files, ${failed + failures.length} failed; ${ledger.acknowledged} saved, ${lost.length} lost; ` +
        `${missing.length} files of either build missing afterwards`,
    );
    return [
      ...[...failures, ...missing, ...lost].map((problem) => `update: ${problem}`),
      ...(failed > 0 ? [`update: ${failed} requests failed`] : []),
      ...(different.newer === 0 ? ['update: the two builds have the same files'] : []),
      ...(pages + files < MIN_REQUESTS ? [`update: only ${pages + files} requests`] : []),
    ];
  } finally {
    await removeOtherBuild();
  }
}

async function run({ onlyUpdate }: { onlyUpdate: boolean }): Promise<string[]> {
  const problems: string[] = [];
  const nginx = await findNginx();
  await ensureBuilt({ onBuild: () => say('Building …') });
  const rig = await startRig({ nodes: 2, env: { TRUSTED_PROXIES: '1', DRAIN_SECONDS: '2' } });
  const ports = rig.nodes.map(({ port }) => port);
  const port = Number(new URL(rig.appUrl).port);
  const proxy = await launchNginx({ nginx, folder: join(rig.folder, 'nginx'), port, nodes: ports });
  try {
    await connectToStack(rig);
    const people = await makePeople(GRADUATES);
    const trial = { proxy, site: rig, people };
    if (onlyUpdate) return await tryUpdate(trial, rig.nodes);
    cells('', 'requests', 'failed', 'in flight', 'passed on', 'saved', 'lost');
    const tell = async (name: string, { ledger, ...outcome }: Outcome, mayFail: boolean) => {
      await eventually(async () => {
        const halves = await halvesOf();
        if (halves.length > 0) throw new Error(halves.join('; '));
      }).catch((error: Error) => problems.push(`${name}: partially written: ${error.message}`));
      const lost = await lostOf(ledger);
      const { requests, failed, inHand, passedOn } = outcome;
      cells(name, requests, failed, inHand, passedOn, ledger.acknowledged, lost.length);
      if (lost.length > 0) problems.push(`${name}: lost ${lost.join(', ')}`);
      const over = mayFail ? outcome.unexcused : failed;
      if (over > 0) problems.push(`${name}: ${over} should not have failed`);
      if (ledger.wrong.length > 0) say(`  ${ledger.wrong.join('\n  ')}`);
    };
    for (const [at, node] of rig.nodes.entries()) {
      await tell(`node ${at + 1} killed (SIGKILL)`, await round(trial, node, () => node.kill()), true);
      await tell(`node ${at + 1} stopped (SIGTERM)`, await round(trial, node, () => node.stop()), false);
    }
    const took = await measureFreshness(
      rig.appUrl,
      ports.map((own) => `http://127.0.0.1:${own}`),
      people,
    );
    const slowest = Math.max(...took);
    say(`${took.length} changes, visible on every page of both nodes after at most ${slowest} ms`);
    if (slowest > FRESH_WITHIN_MS) problems.push(`a change took ${slowest} ms`);
    const tokens = await loggedTokens(rig, proxy);
    say(`${tokens.used} e-mail tokens used, ${tokens.found.length} of them in the nginx logs`);
    if (tokens.found.length > 0) problems.push(`tokens in the nginx logs: ${tokens.found.length}`);
    problems.push(...(await tryUpdate(trial, rig.nodes)));
  } finally {
    await mongoose.disconnect();
    await proxy.stop();
    await rig.stop();
  }
  return problems;
}

try {
  const problems = await run({ onlyUpdate: values['only-update'] });
  for (const problem of problems) process.stderr.write(`${problem}\n`);
  process.exitCode = problems.length > 0 ? 1 : 0;
} catch (error) {
  if (!(error instanceof StartFailure)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
