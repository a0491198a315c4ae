import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { lock } from 'proper-lockfile';
import { ROOT } from '../../start/build';

const run = promisify(execFile);

/** package.json names version 147.0.0 exactly, because later ones need Node 22. */
const PACKAGE = join(ROOT, 'node_modules/@sparticuz/chromium/package.json');
const { version } = JSON.parse(readFileSync(PACKAGE, 'utf8')) as { version: string };

/** The folder into which the browser package is unpacked, once per checkout and version. */
const FOLDER = join(ROOT, `node_modules/.cache/mwanzo-chromium-${version}`);

/** The package's fonts, so that pages look the same on every machine. */
export const PACKAGED_FONTS = join(FOLDER, 'fonts.conf');

/** Launch options of the browser. Without a path, Playwright launches its own browser. */
export interface Browser {
  executablePath?: string;
  args: string[];
  env?: Record<string, string>;
}

/**
 * Turns off the sandbox, because containers lack the privileges for it. Turns off all network traffic except
 * the page's.
 */
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-default-apps',
  '--disable-domain-reliability',
  '--disable-sync',
  '--no-first-run',
  '--no-pings',
];

const UNPACK = `
  const { default: chromium } = await import('@sparticuz/chromium');
  await chromium.executablePath();
`;

const FONTS = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>${FOLDER}/fonts</dir><cachedir>${FOLDER}/fonts-cache</cachedir></fontconfig>
`;

/**
 * Unpacks the browser into another folder and then moves it, because the package would mistake a half-unpacked browser for a complete
 * one. The AWS setting also unpacks libraries that minimal machines lack.
 */
async function unpack(): Promise<void> {
  const partial = `${FOLDER}.partial`;
  await rm(partial, { recursive: true, force: true });
  await mkdir(partial, { recursive: true });
  await run(process.execPath, ['--input-type=module', '-e', UNPACK], {
    cwd: ROOT,
    env: { ...process.env, TMPDIR: partial, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs20.x', NODE_OPTIONS: '' },
  });
  await writeFile(join(partial, 'fonts.conf'), FONTS);
  await rename(partial, FOLDER);
}

async function unpackOnce(): Promise<void> {
  await mkdir(dirname(FOLDER), { recursive: true });
  const retries = { retries: 240, minTimeout: 500, maxTimeout: 500 };
  const unlock = await lock(dirname(FOLDER), { stale: 30_000, retries });
  try {
    if (!existsSync(FOLDER)) await unpack();
  } finally {
    await unlock();
  }
}

const starts = (executablePath: string, env: Record<string, string>): Promise<boolean> =>
  run(executablePath, ['--version', '--no-sandbox'], { env: { ...process.env, ...env } }).then(
    () => true,
    () => false,
  );

async function packaged(): Promise<Browser> {
  await unpackOnce();
  const executablePath = join(FOLDER, 'chromium');
  const fonts: Record<string, string> = existsSync('/etc/fonts') ? {} : { FONTCONFIG_FILE: PACKAGED_FONTS };
  const libraries = { LD_LIBRARY_PATH: join(FOLDER, 'al2023/lib') };
  for (const env of [fonts, { ...fonts, ...libraries }]) {
    if (await starts(executablePath, env)) return { executablePath, args: FLAGS, env };
  }
  throw new Error(
    `${executablePath} does not start here. Install Chromium and set CHROMIUM_PATH to where it is.`,
  );
}

/** Returns the version of the browser that the tests use, or null for Playwright's own. */
export async function browserVersion(): Promise<string | null> {
  const { executablePath, env } = await findBrowser();
  if (!executablePath) return null;
  const { stdout } = await run(executablePath, ['--version', '--no-sandbox'], {
    env: { ...process.env, ...env },
  });
  return stdout.trim();
}

/** Returns the source of the browser: a given path, the npm package, or Playwright's installer. */
export function browserSource(
  platform: NodeJS.Platform,
  arch: string,
  path = '',
): 'path' | 'package' | 'playwright' {
  if (path !== '') return 'path';
  return platform === 'linux' && arch === 'x64' ? 'package' : 'playwright';
}

/**
 * Returns the Chromium for browser tests: CHROMIUM_PATH if set, the npm package's on Linux x64, and otherwise
 * Playwright's.
 */
export async function findBrowser(): Promise<Browser> {
  const path = process.env.CHROMIUM_PATH;
  const source = browserSource(process.platform, process.arch, path);
  if (source === 'package') return packaged();
  return { ...(path && { executablePath: path }), args: FLAGS };
}
