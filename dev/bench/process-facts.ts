import { readFile } from 'node:fs/promises';

const MB = 1024;
/** Linux counts the time of processes in hundredths of a second. */
const TICKS_A_SECOND = 100;

/** Megabytes of real memory a process takes. Only Linux tells. */
export async function memoryOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1]) / MB;
}

/** Seconds of processor time a process has taken, all its threads. Only Linux tells. */
export async function processorSeconds(pid: number): Promise<number> {
  const afterName = (await readFile(`/proc/${pid}/stat`, 'utf8')).split(') ').at(-1) ?? '';
  const [user, system] = afterName.split(' ').slice(11, 13);
  return (Number(user) + Number(system)) / TICKS_A_SECOND;
}
