import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Returns the paths in a folder that users other than its owner can read or write. */
export function openToOthers(folder: string): string[] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return ['', ...names].filter((name) => (statSync(join(folder, name)).mode & 0o077) !== 0);
}
