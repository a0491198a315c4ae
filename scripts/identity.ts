import { readFile } from 'node:fs/promises';
import { reasonOf } from '@/lib/operations/backup/reason';
import { StartFailure } from '@/server/start-failure';

/** The `--identity` option, for commands that read an encrypted backup. */
export const IDENTITY_OPTION = {
  type: 'string',
  value: 'FILE',
  about: 'the secret key file (from age-keygen) of an encrypted backup',
} as const;

/** Reads a key file; returns undefined if no file is given. Throws StartFailure if it cannot be read. */
export async function readKey(file: string | undefined): Promise<string | undefined> {
  if (file === undefined) return undefined;
  return readFile(file, 'utf8').catch((error: unknown) => {
    throw new StartFailure(`The key file ${file} ${reasonOf(error) ?? 'cannot be read'}.`);
  });
}
