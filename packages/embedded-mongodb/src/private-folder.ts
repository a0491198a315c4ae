import { chmodSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER_MODE = 0o700;
const FILE_MODE = 0o600;
const PRIVATE_UMASK = 0o077;

/** Makes an existing folder of ours, and everything that this process writes from now on, readable by the owner only. */
export function keepPrivate(folder: string): void {
  process.umask(PRIVATE_UMASK);
  chmodSync(folder, FOLDER_MODE);
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isDirectory()) chmodSync(join(entry.parentPath, entry.name), FOLDER_MODE);
    else if (entry.isFile()) chmodSync(join(entry.parentPath, entry.name), FILE_MODE);
  }
}
