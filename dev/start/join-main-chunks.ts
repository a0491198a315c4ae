import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

/** The beginning of a chunk. A chunk identifies itself by its script element. */
const BEGIN = '(globalThis.TURBOPACK||(globalThis.TURBOPACK=[])).push([';
const OWN_ELEMENT = '"object"==typeof document?document.currentScript:void 0';

/**
 * The runtime of Turbopack, which does not identify itself. It comes last, because it starts the chunks
 * loaded before it.
 */
const RUNTIME = /^static\/chunks\/turbopack-[\w.~-]+\.js$/;

/** The chunks that every page loads, as written in a manifest. */
const LIST = /"rootMainFiles":\s*\[[^\]]*\]/;
const MANIFEST = /^(?:middleware-)?build-manifest\.js(?:on)?$/;

const manifestSchema = z.object({ rootMainFiles: z.array(z.string()) });

/**
 * Joins the text of chunks. Each chunk then registers under its path, which Turbopack also accepts. Returns undefined if a chunk begins in
 * an unknown way.
 */
export function joinChunks(chunks: readonly { path: string; text: string }[]): string | undefined {
  const last = chunks.at(-1);
  if (chunks.length < 2 || !last || !RUNTIME.test(last.path)) return undefined;
  if (!chunks.slice(0, -1).every(({ text }) => text.startsWith(BEGIN + OWN_ELEMENT))) return undefined;
  return chunks
    .map(({ path, text }) => text.replaceAll(BEGIN + OWN_ELEMENT, () => BEGIN + JSON.stringify(path)))
    .join(';\n');
}

/**
 * Joins the chunks that every page of the build in this folder (`.next`) loads into one file, to save
 * requests and 3 % of the bytes. Pages then reference the joined file. The chunks remain. Returns false and
 * changes nothing if the format that Next.js wrote is unknown.
 */
export async function joinMainChunks(folder: string): Promise<boolean> {
  const manifest = await readFile(join(folder, 'build-manifest.json'), 'utf8');
  const { rootMainFiles } = manifestSchema.parse(JSON.parse(manifest));
  const chunks = rootMainFiles.map(async (path) => ({
    path,
    text: await readFile(join(folder, path), 'utf8'),
  }));
  const joined = joinChunks(await Promise.all(chunks));
  if (joined === undefined) return false;
  const hash = createHash('sha256').update(joined).digest('hex').slice(0, 16);
  const file = `static/chunks/main-${hash}.js`;
  await writeFile(join(folder, file), joined);
  const below = await readdir(join(folder, 'server'), { recursive: true, withFileTypes: true });
  const manifests = below
    .filter((one) => one.isFile() && MANIFEST.test(one.name))
    .map((one) => join(one.parentPath, one.name));
  for (const path of [join(folder, 'build-manifest.json'), ...manifests]) {
    const text = await readFile(path, 'utf8');
    await writeFile(
      path,
      text.replace(LIST, () => `"rootMainFiles": ["${file}"]`),
    );
  }
  return true;
}
