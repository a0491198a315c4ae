import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StartFailure } from '@/server/start-failure';
import { typescriptLoader } from 'embedded-mongodb/child';
import { ROOT } from '../start/build';

/** The sources of a build and of the service. Packages are found in the parent folder. */
const SOURCES = [
  'app',
  'dev',
  'lib',
  'models',
  'public',
  'scripts',
  'server',
  'middleware.ts',
  'next.config.ts',
  'package.json',
  'postcss.config.mjs',
  'tsconfig.json',
];

const FOLDER = join(ROOT, 'build', 'other');

/** Edits to scripts and styles that change the names of most files of the build. */
const CHANGES: readonly [file: string, from: string, to: string][] = [
  ['next.config.ts', 'reactStrictMode: true', 'reactStrictMode: false'],
  ['app/theme.css', '--primary: #14593a;', '--primary: #145939;'],
];

async function change(folder: string): Promise<void> {
  for (const [name, from, to] of CHANGES) {
    const file = join(folder, name);
    const text = await readFile(file, 'utf8');
    if (!text.includes(from))
      throw new StartFailure(`${name} does not contain "${from}", which the other build would change.`);
    await writeFile(file, text.replaceAll(from, to));
  }
}

/**
 * Builds the current sources in a separate folder, like an update, with edits that users cannot see. The files of the current build stay
 * available there. Returns the folder. Throws StartFailure with the output of a failed build.
 */
export async function makeOtherBuild(): Promise<string> {
  await rm(FOLDER, { recursive: true, force: true });
  await mkdir(FOLDER, { recursive: true });
  for (const name of SOURCES) await cp(join(ROOT, name), join(FOLDER, name), { recursive: true });
  await change(FOLDER);
  const parameters = [...typescriptLoader(), join(FOLDER, 'scripts/build.ts'), '--previous', ROOT];
  const child = spawn(process.execPath, parameters, { cwd: FOLDER, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  child.stdout.on('data', (text: Buffer) => (said += text.toString()));
  child.stderr.on('data', (text: Buffer) => (said += text.toString()));
  const [code] = (await once(child, 'close')) as [number | null];
  if (code === 0) return FOLDER;
  await removeOtherBuild();
  throw new StartFailure(`${said}\nThe other build failed.`);
}

export const removeOtherBuild = (): Promise<void> => rm(FOLDER, { recursive: true, force: true });
