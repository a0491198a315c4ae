import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The sources of a build. */
const SOURCES = [
  'app',
  'dev/start/css-for-older-browsers.mjs',
  'lib',
  'models',
  'public',
  'server',
  'instrumentation.ts',
  'middleware.ts',
  'next.config.ts',
  'package-lock.json',
  'package.json',
  'postcss.config.mjs',
  'tsconfig.json',
];

const isTest = (name: string) => /\.test\.tsx?$/.test(name);

async function filesOf(root: string): Promise<string[]> {
  const found = SOURCES.filter((name) => existsSync(join(root, name))).map(async (name) => {
    if (name.includes('.')) return [name];
    const entries = await readdir(join(root, name), { recursive: true, withFileTypes: true });
    return entries
      .filter((entry) => entry.isFile() && !isTest(entry.name))
      .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1));
  });
  return (await Promise.all(found)).flat().sort();
}

/** Hashes all sources of a build. If the hash has changed, a new build is needed. */
export async function sourcesStamp(root: string): Promise<string> {
  const hash = createHash('sha256');
  for (const name of await filesOf(root)) {
    hash.update(`${name}\0`).update(await readFile(join(root, name)));
  }
  return hash.digest('hex');
}
