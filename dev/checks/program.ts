import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { ROOT } from '../start/build';

/** Commands that are not called as the package they come with. */
const PACKAGES: Record<string, string> = { tsc: 'typescript', stryker: '@stryker-mutator/core' };

const manifest = z.object({ bin: z.union([z.string(), z.record(z.string(), z.string())]) });

/**
 * The command line that runs a program of the packages, by Node itself: what stands in node_modules/.bin is a script for a shell
 * on Windows, which Node does not start. `node` is this Node. Throws when no package has it.
 */
export function commandLine([name, ...rest]: [string, ...string[]]): [string, ...string[]] {
  if (name === 'node') return [process.execPath, ...rest];
  const folder = join(ROOT, 'node_modules', PACKAGES[name] ?? name);
  const { bin } = manifest.parse(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')));
  const file = typeof bin === 'string' ? bin : bin[name];
  if (file === undefined) throw new Error(`${folder} has no program ${name}`);
  return [process.execPath, join(folder, file), ...rest];
}
