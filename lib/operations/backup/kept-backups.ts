import { access, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { AGE } from './age-encryption';
import { MANIFEST, UNFINISHED } from './format';

export interface Keep {
  /** How many daily backups to keep: the last backup of each day. Days without a backup do not count. */
  daily: number;
  /** How many weekly backups to keep: the last backup of each week, from Monday to Sunday. */
  weekly: number;
}

const NAME = /^(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z$/;

const DAY_MS = 24 * 60 * 60_000;

/** Names a backup after its start in UTC, so that names sort by time: `2026-11-22T02-30-05Z`. */
export const backupName = (at: Date): string => `${at.toISOString().slice(0, 19).replaceAll(':', '-')}Z`;

/** Weeks since the Monday before 1970. */
const weekOf = (day: string): string => String(Math.floor((Date.parse(day) / DAY_MS + 3) / 7));

/** The newest name in each of the last `periods` periods that have one. Expects names newest first. */
function newestOf(names: readonly string[], periodOf: (day: string) => string, periods: number): string[] {
  const newest = new Map<string, string>();
  for (const name of names) {
    const period = periodOf(name.slice(0, 10));
    if (!newest.has(period)) newest.set(period, name);
  }
  return [...newest.values()].slice(0, periods);
}

/** Returns the backups to delete, oldest first, but never the newest. Ignores other names. */
export function expiredBackups(names: readonly string[], { daily, weekly }: Keep): string[] {
  const found = names.filter((name) => NAME.test(name)).sort();
  const newestFirst = found.toReversed();
  const kept = new Set([
    ...newestFirst.slice(0, 1),
    ...newestOf(newestFirst, (day) => day, daily),
    ...newestOf(newestFirst, weekOf, weekly),
  ]);
  return found.filter((name) => !kept.has(name));
}

/** Unfinished backups that were started over a day ago. */
async function abandonedIn(root: string, now: Date): Promise<string[]> {
  const before = backupName(new Date(now.getTime() - DAY_MS));
  return (await readdir(root)).filter((name) => {
    const begun = name.endsWith(UNFINISHED) && name.slice(0, -UNFINISHED.length);
    return begun && NAME.test(begun) && begun < before;
  });
}

/** Deletes expired backups in `root` and unfinished backups of killed processes, but nothing else. Returns the deleted names. */
export async function removeExpired(root: string, keep: Keep, now: Date): Promise<string[]> {
  const removed: string[] = [];
  const expired = expiredBackups(await backupsIn(root), keep);
  for (const name of [...expired, ...(await abandonedIn(root, now))]) {
    await rm(join(root, name), { recursive: true });
    removed.push(name);
  }
  return removed;
}

async function backupsIn(root: string): Promise<string[]> {
  const names: string[] = [];
  for (const name of await readdir(root)) {
    const manifests = [MANIFEST, `${MANIFEST}${AGE}`].map((file) => access(join(root, name, file)));
    const isWhole = await Promise.any(manifests).then(
      () => true,
      () => false,
    );
    if (isWhole) names.push(name);
  }
  return names;
}
