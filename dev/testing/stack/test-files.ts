import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const KINDS = {
  unit: { named: /(?<!\.(?:db|http|process))\.test\.tsx?$/, apart: /^$/ },
  // Tests of the embedded database use mongoose directly, and open the storage in their own process.
  database: { named: /\.db\.test\.ts$/, apart: /^packages\// },
};

/**
 * Matches files that replace modules, globals or process settings, which would affect other files, or that
 * measure the process.
 */
const NEEDS_ITS_OWN =
  /\bvi\.(?:do)?mock\(|\bvi\.stub(?:Env|Global)\(|\bvi\.resetModules\(|\buseTestSettings\(|\bprocess\.(?:env|memoryUsage|cpuUsage)\b|\bdescendantsOf\(process\.pid\)/;

/**
 * Finds the tests of one kind in these folders of `root`. Returns two lists of paths: tests that can share a
 * process, and tests that each need their own.
 */
export function testFiles(
  kind: keyof typeof KINDS,
  root: string,
  folders: readonly string[],
): { shared: string[]; isolated: string[] } {
  const { named, apart } = KINDS[kind];
  const files = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => named.test(name))
      .map((name) => `${folder}/${name.replaceAll('\\', '/')}`),
  );
  const isolated = files.filter(
    (file) => apart.test(file) || NEEDS_ITS_OWN.test(readFileSync(join(root, file), 'utf8')),
  );
  return { shared: files.filter((file) => !isolated.includes(file)), isolated };
}
