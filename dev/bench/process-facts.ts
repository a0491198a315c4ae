import { readFile } from 'node:fs/promises';
import { descendantsOf } from '../testing/stack/processes';

const MB = 1024;
/** Linux counts the time of processes in hundredths of a second. */
const TICKS_A_SECOND = 100;

const ticksOf = (stat: string): number => {
  const [user, system] = (stat.split(') ').at(-1) ?? '').split(' ').slice(11, 13);
  return (Number(user) + Number(system)) / TICKS_A_SECOND;
};

/** Megabytes of real memory a process takes. Only Linux tells. */
export async function memoryOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1]) / MB;
}

/** Seconds of processor time a process has taken, all its threads. Only Linux tells. */
export async function processorSeconds(pid: number): Promise<number> {
  return ticksOf(await readFile(`/proc/${pid}/stat`, 'utf8'));
}

/** Seconds of processor time of the thread in which a process answers requests. Only Linux tells. */
export const mainThreadSeconds = async (pid: number): Promise<number> =>
  ticksOf(await readFile(`/proc/${pid}/task/${pid}/stat`, 'utf8'));

const all = (pid: number): number[] => [pid, ...descendantsOf(pid)];

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** Seconds of processor time of a process and of those it has started and that still run. */
export const treeSeconds = async (pid: number): Promise<number> =>
  sum(await Promise.all(all(pid).map((one) => processorSeconds(one).catch(() => 0))));

/** Megabytes of real memory of a process and of those it has started. */
export const treeMemory = async (pid: number): Promise<number> =>
  sum(await Promise.all(all(pid).map((one) => memoryOf(one).catch(() => 0))));

/** Seconds of processor time that all processes of this machine have taken. Only Linux tells. */
export async function machineSeconds(): Promise<number> {
  const [line = ''] = (await readFile('/proc/stat', 'utf8')).split('\n');
  const [user, nice, system, , , interrupts, soft, stolen] = line.split(/\s+/).slice(1).map(Number);
  return sum([user, nice, system, interrupts, soft, stolen].map((ticks) => ticks ?? 0)) / TICKS_A_SECOND;
}
