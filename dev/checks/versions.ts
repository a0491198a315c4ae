import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../start/build';
import { browserVersion } from '../testing/browser/chromium';

/** Packages whose versions affect a test run. */
const PACKAGES = ['next', 'react', 'next-auth', 'mongoose', 'mongodb', 'lmdb', 'vitest', 'playwright'];

const versionOf = (name: string): string => {
  const file = join(ROOT, 'node_modules', name, 'package.json');
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
};

/**
 * Returns a line with the versions that the tests run on: Node, the operating system, the main packages and
 * the browser.
 */
export async function versionsLine(): Promise<string> {
  const packages = PACKAGES.map((name) => `${name} ${versionOf(name)}`);
  const browser = await browserVersion().catch(() => 'no working browser');
  return [
    `Node ${process.versions.node} on ${process.platform} ${process.arch}`,
    ...packages,
    browser ?? 'Chromium of Playwright',
  ].join(', ');
}
