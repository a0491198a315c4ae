import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const UNIT = /(?<!\.(?:db|http|process))\.test\.tsx?$/;

/**
 * Matches files that replace modules, globals or process settings, which other files would inherit, or that
 * measure the process.
 */
const NEEDS_ITS_OWN =
  /\bvi\.(?:do)?mock\(|\bvi\.stub(?:Env|Global)\(|\buseTestSettings\(|\bprocess\.(?:env|memoryUsage|cpuUsage)\b/;

/**
 * Finds the unit tests in these folders of `root`.
 * Gives their paths in two lists: those that can share one process, and those that need one each.
 */
export function unitFiles(
  root: string,
  folders: readonly string[],
): { shared: string[]; isolated: string[] } {
  const files = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => UNIT.test(name))
      .map((name) => `${folder}/${name.replaceAll('\\', '/')}`),
  );
  const isolated = files.filter((file) => NEEDS_ITS_OWN.test(readFileSync(join(root, file), 'utf8')));
  return { shared: files.filter((file) => !isolated.includes(file)), isolated };
}
