import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { ROOT } from '../start/build';

/** Programs whose package has another name. The native compiler checks types; typescript-eslint needs the package `typescript`. */
const PACKAGES: Record<string, string> = { tsc: 'typescript-native', stryker: '@stryker-mutator/core' };

const manifest = z.object({ bin: z.union([z.string(), z.record(z.string(), z.string())]) });

/**
 * Returns the command line that runs a package's program with Node. On Windows, node_modules/.bin contains
 * shell scripts, which Node cannot run. `node` stands for the current Node. Throws if no package has the
 * program.
 */
export function commandLine([name, ...rest]: [string, ...string[]]): [string, ...string[]] {
  if (name === 'node') return [process.execPath, ...rest];
  const folder = join(ROOT, 'node_modules', PACKAGES[name] ?? name);
  const { bin } = manifest.parse(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')));
  const file = typeof bin === 'string' ? bin : bin[name];
  if (file === undefined) throw new Error(`${folder} has no program ${name}`);
  return [process.execPath, join(folder, file), ...rest];
}
