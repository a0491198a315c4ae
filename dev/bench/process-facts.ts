import { readFile } from 'node:fs/promises';
import { descendantsOf } from '../testing/stack/processes';
import type { Stack } from '../testing/stack/stack';

const MB = 1024;
/** Linux counts processor time in hundredths of a second. */
const TICKS_A_SECOND = 100;

/** Parses `/proc/PID/stat`. Returns the processor seconds of the process, and of its child processes that have exited. */
export function secondsIn(stat: string): { own: number; ended: number } {
  // The program's name, in parentheses, may contain spaces and parentheses.
  const fields = (stat.split(') ').at(-1) ?? '').split(' ').slice(11, 15).map(Number);
  const [user = 0, system = 0, endedUser = 0, endedSystem = 0] = fields;
  return { own: (user + system) / TICKS_A_SECOND, ended: (endedUser + endedSystem) / TICKS_A_SECOND };
}

/** Megabytes of resident memory of a process. Linux only. */
export async function memoryOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1]) / MB;
}

/** Parses `/proc/PID/smaps_rollup`. Returns the resident megabytes of the process, and those that no other process shares. */
export function memoryIn(rollup: string): { all: number; own: number } {
  const of = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+) kB$`, 'm').exec(rollup)?.[1]) / MB;
  return { all: of('Rss'), own: of('Private_Clean') + of('Private_Dirty') };
}

/** Processor seconds of a process, with all its threads. Linux only. */
export async function processorSeconds(pid: number): Promise<number> {
  return secondsIn(await readFile(`/proc/${pid}/stat`, 'utf8')).own;
}

const all = (pid: number): number[] => [pid, ...descendantsOf(pid)];

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

async function withEnded(pid: number): Promise<number> {
  const { own, ended } = secondsIn(await readFile(`/proc/${pid}/stat`, 'utf8'));
  return own + ended;
}

/** Processor seconds of a process and all its child processes, including those that have exited. */
export const treeSeconds = async (pid: number): Promise<number> =>
  sum(await Promise.all(all(pid).map((one) => withEnded(one).catch(() => 0))));

/**
 * Megabytes of resident memory of a process and its child processes. Counts the memory that they share, such as the code of Node.js,
 * once: as much as the process with the most.
 */
export async function treeMemory(pid: number): Promise<number> {
  const read = (one: number) => readFile(`/proc/${one}/smaps_rollup`, 'utf8').catch(() => undefined);
  const rollups = await Promise.all(all(pid).map(read));
  const found = rollups.filter((rollup) => rollup !== undefined).map(memoryIn);
  return sum(found.map(({ own }) => own)) + Math.max(0, ...found.map((one) => one.all - one.own));
}

/** Processor seconds. */
export interface Spent {
  service: number;
  database: number;
}

/** Returns the processor time used so far by the service and by the database (0 for an external one). */
export const spentBy = async ({ servicePid, database }: Stack): Promise<Spent> => ({
  service: await treeSeconds(servicePid),
  database: database.pid === 0 ? 0 : await processorSeconds(database.pid),
});
