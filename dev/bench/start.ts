import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { build, ROOT } from '../start/build';
import { startCommand } from '../testing/stack/command';
import { freePort } from '../testing/stack/free-port';
import { startStack } from '../testing/stack/stack';
import { rounded, type Figure, type Outcome, type Row } from './figure';
import { memoryOf, treeMemory } from './process-facts';
import { middle } from './times';
import { templates } from './templates';

const ROUNDS = 3;
/** Milliseconds for which the service idles before its memory is read. */
const REST_MS = 20_000;
const BAR = { build: 90, start: 10, memory: 250, commandMemory: 550 };

/** Builds without a cache and returns how many seconds the build took. */
async function secondsToBuild(): Promise<number> {
  await rm(join(ROOT, '.next'), { recursive: true, force: true });
  const began = performance.now();
  await build();
  return (performance.now() - began) / 1000;
}

/**
 * Runs `npm start` in a built checkout until its first page, with the data in `folder`. Returns the seconds that took. Calls `idle` with
 * the process before stopping it.
 */
async function secondsToFirstPage(folder: string, idle?: (pid: number) => Promise<void>): Promise<number> {
  const port = await freePort();
  const began = performance.now();
  const started = startCommand('start.ts', {
    PORT: String(port),
    MAIL_WEB_PORT: String(await freePort()),
    MAIL_SMTP_PORT: String(await freePort()),
    MWANZO_DATA: folder,
  });
  try {
    await started.says(/is ready at/);
    const page = await fetch(`http://127.0.0.1:${port}/`);
    if (!page.ok) throw new Error(`the first page returned status ${page.status}`);
    await page.text();
    const seconds = (performance.now() - began) / 1000;
    await idle?.(started.pid);
    return seconds;
  } finally {
    started.signal('SIGTERM');
    await started.ended;
  }
}

/**
 * Returns the median times of a first start, which creates the sample data, and of a later start. Also returns the memory of the idle
 * command, with its database and mail catcher.
 */
async function starts(): Promise<{ first: number; again: number; memory: number }> {
  const times = { first: [] as number[], again: [] as number[] };
  let memory = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const folder = await mkdtemp(join(tmpdir(), 'mwanzo-bench-start-'));
    try {
      times.first.push(await secondsToFirstPage(folder));
      const again = await secondsToFirstPage(folder, async (pid) => {
        await wait(REST_MS);
        memory = Math.max(memory, await treeMemory(pid));
      });
      times.again.push(again);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }
  return { first: middle(times.first), again: middle(times.again), memory };
}

/** Returns the memory of the idle service in megabytes, before and after a request for each kind of public page. */
async function idleMemory(): Promise<{ fresh: number; used: number }> {
  const stack = await startStack({ sample: true });
  try {
    await wait(REST_MS);
    const fresh = await memoryOf(stack.servicePid);
    for (const { path } of await templates(stack)) await (await fetch(stack.appUrl + path)).text();
    await wait(REST_MS);
    return { fresh, used: await memoryOf(stack.servicePid) };
  } finally {
    await stack.stop();
  }
}

/** Measures the time of a build and of a start, and the memory of the idle service. */
export async function measure(): Promise<Outcome> {
  const building = await secondsToBuild();
  const { first, again, memory } = await starts();
  const { fresh, used } = await idleMemory();
  const figure = (name: string, value: number, unit: Figure['unit'], most: number): Figure => ({
    name,
    value,
    unit,
    bar: { most },
  });
  const rows: Row[] = [
    { measurement: 'first start, including the sample data', seconds: rounded(first, 1) },
    { measurement: 'later starts', seconds: rounded(again, 1) },
    { measurement: 'build without a cache', seconds: rounded(building, 1) },
    { measurement: 'memory before the first page', MB: rounded(fresh) },
    { measurement: 'memory after every kind of public page', MB: rounded(used) },
    { measurement: 'memory of npm start, with its other processes', MB: rounded(memory) },
  ];
  return {
    figures: [
      figure('build', building, 's', BAR.build),
      figure('first start, until the first page', first, 's', BAR.start),
      figure('later start, until the first page', again, 's', BAR.start),
      figure('idle memory', Math.max(fresh, used), 'MB', BAR.memory),
      figure('idle memory of npm start', memory, 'MB', BAR.commandMemory),
    ],
    rows,
  };
}
