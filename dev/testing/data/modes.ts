import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** A folder and everything in it that somebody else than its owner may do something with. */
export function openToOthers(folder: string): string[] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return ['', ...names].filter((name) => (statSync(join(folder, name)).mode & 0o077) !== 0);
}
