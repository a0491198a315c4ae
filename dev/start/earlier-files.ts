import { copyFile, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { z } from 'zod';

/** Milliseconds for which an open page of an earlier build can still load its files. */
const KEPT_MS = 24 * 60 * 60_000;

/** Maximum bytes of earlier files. The files of one build take about a megabyte. */
const MAX_BYTES = 64 * 1_048_576;

/** The list of earlier files, each with the time when it was last in the newest build (milliseconds since 1970). */
const LIST = '.next/earlier-files.json';
const STATIC = '.next/static';

const listSchema = z.record(z.string(), z.number());

interface EarlierFile {
  /** Relative to `.next/static`. */
  path: string;
  newestUntil: number;
  bytes: number;
}

export interface EarlierFiles {
  folder: string;
  files: EarlierFile[];
}

async function listOf(root: string): Promise<Record<string, number>> {
  const text = await readFile(join(root, LIST), 'utf8').catch(() => '{}');
  return listSchema.parse(JSON.parse(text));
}

/** Returns the files of the build in `root` and of earlier builds there. Returns no files if there is no build. */
export async function filesOfBuild(root: string, now: number): Promise<EarlierFiles> {
  const folder = join(root, STATIC);
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const earlier = await listOf(root);
  const files: EarlierFile[] = [];
  for (const entry of entries.filter((one) => one.isFile())) {
    const file = join(entry.parentPath, entry.name);
    const path = relative(folder, file);
    files.push({ path, newestUntil: earlier[path] ?? now, bytes: (await stat(file)).size });
  }
  return { folder, files };
}

async function copyInto(folder: string, { folder: from, files }: EarlierFiles): Promise<void> {
  for (const { path } of files) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await copyFile(join(from, path), join(folder, path));
  }
}

/** Copies the files to a folder that the next build does not clear. */
export async function setAside(found: EarlierFiles, folder: string): Promise<EarlierFiles> {
  await rm(folder, { recursive: true, force: true });
  await copyInto(folder, found);
  return { folder, files: found.files };
}

/**
 * Copies files of earlier builds into the build in `root`, so that open pages can still load them. Leaves out
 * files that have not been in the newest build for more than a day, and the oldest ones if there are too many
 * bytes. Returns the number of files.
 */
export async function putBeside(root: string, builds: readonly EarlierFiles[], now: number): Promise<number> {
  const target = join(root, STATIC);
  const known = new Set((await filesOfBuild(root, now)).files.map(({ path }) => path));
  const candidates = builds
    .flatMap(({ folder, files }) => files.map((file) => ({ folder, file })))
    .sort((one, other) => other.file.newestUntil - one.file.newestUntil);
  const list: Record<string, number> = {};
  let bytes = 0;
  for (const { folder, file } of candidates) {
    if (known.has(file.path) || now - file.newestUntil >= KEPT_MS || bytes + file.bytes > MAX_BYTES) continue;
    await copyInto(target, { folder, files: [file] });
    known.add(file.path);
    bytes += file.bytes;
    list[file.path] = file.newestUntil;
  }
  await writeFile(join(root, LIST), JSON.stringify(list));
  return Object.keys(list).length;
}
