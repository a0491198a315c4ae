import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartFailure } from '@/server/start-failure';

/** Number of random bytes in a secret. Encoded as text, they exceed the required 32 bytes. */
const SECRET_BYTES = 48;

/** Creates the data folder and checks that it is writable. Throws StartFailure. */
export function prepareDataFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const probe = join(folder, `.write-test-${process.pid}`);
    writeFileSync(probe, '');
    rmSync(probe);
  } catch (error) {
    const why = (error as NodeJS.ErrnoException).code ?? String(error);
    throw new StartFailure(
      `The data folder ${folder} is not writable (${why}). Choose another with MWANZO_DATA=…, or change its permissions.`,
    );
  }
}

/** Returns the secret in the data folder. Creates it at the first start, in a file that only its owner can read. */
export function keptSecret(folder: string): string {
  const file = join(folder, 'auth-secret');
  try {
    writeFileSync(file, randomBytes(SECRET_BYTES).toString('base64'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return readFileSync(file, 'utf8').trim();
}
