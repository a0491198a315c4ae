import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../start/build';
import { browserVersion } from '../testing/browser/chromium';

/** The packages whose versions decide what a test run is worth. */
const PACKAGES = ['next', 'react', 'next-auth', 'mongoose', 'mongodb', 'lmdb', 'vitest', 'playwright'];

const versionOf = (name: string): string => {
  const file = join(ROOT, 'node_modules', name, 'package.json');
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
};

/** What the tests run on, in a line: Node, the system, the packages that matter as they are installed, the browser. */
export async function versionsLine(): Promise<string> {
  const packages = PACKAGES.map((name) => `${name} ${versionOf(name)}`);
  const browser = await browserVersion().catch(() => 'no browser that starts');
  return [
    `Node ${process.versions.node} on ${process.platform} ${process.arch}`,
    ...packages,
    browser ?? 'Chromium of Playwright',
  ].join(', ');
}
