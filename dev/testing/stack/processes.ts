import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** Returns all processes, each with its parent. */
function processTable(): [pid: number, parent: number][] {
  if (!existsSync('/proc/self/stat')) {
    const rows = execFileSync('ps', ['-axo', 'pid=,ppid='], { encoding: 'utf8' }).trim().split('\n');
    return rows.map((row) => row.trim().split(/\s+/).map(Number) as [number, number]);
  }
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      try {
        const afterName = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1) ?? '';
        return [[Number(pid), Number(afterName.split(' ')[1])] as [number, number]];
      } catch {
        return [];
      }
    });
}

/** Returns all descendants of this process. */
export function descendantsOf(pid: number, table = processTable()): number[] {
  const children = table.filter(([, parent]) => parent === pid).map(([child]) => child);
  return children.flatMap((child) => [child, ...descendantsOf(child, table)]);
}

/** Returns the processes that are still running, excluding zombies. */
export const stillRunning = (pids: number[]): number[] =>
  pids.filter((pid) => {
    try {
      process.kill(pid, 0);
      return !existsSync('/proc/self/stat') || !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
    } catch {
      return false;
    }
  });
