import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { Storage } from './storage';

/** The process that holds a folder, and its start time, because pids are reused. */
interface Owner {
  pid: number;
  since: string;
}

const LOCK_KEY = Buffer.from('\0owner');

/** Returns the start time of a process, in a system-specific format; '' if the process does not exist. */
function startOf(pid: number): string {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return '';
  }
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ');
    return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()} ${fields?.[19] ?? ''}`;
  } catch {
    return askForStart(pid);
  }
}

/** For systems without /proc. */
function askForStart(pid: number): string {
  const [program, ...args] =
    process.platform === 'win32'
      ? ['powershell.exe', '-NoProfile', '-Command', `(Get-Process -Id ${pid}).StartTime.Ticks`]
      : ['ps', '-o', 'lstart=', '-p', String(pid)];
  try {
    return execFileSync(program ?? '', args, {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return '';
  }
}

/** Returns the pid of another process that uses the folder, if any. The lock is a stored record, so only one of two processes gets it. */
export function takeFolder(storage: Storage): number | undefined {
  return storage.writeNow(() => {
    const entry = storage.catalog.get(LOCK_KEY);
    const owner = entry ? (JSON.parse(entry.toString('utf8')) as Owner) : undefined;
    if (owner && owner.pid !== process.pid && owner.since !== '' && startOf(owner.pid) === owner.since)
      return owner.pid;
    const self: Owner = { pid: process.pid, since: startOf(process.pid) };
    storage.catalog.putSync(LOCK_KEY, Buffer.from(JSON.stringify(self)));
    return undefined;
  });
}

export function leaveFolder(storage: Storage): void {
  storage.writeNow(() => storage.catalog.removeSync(LOCK_KEY));
}
