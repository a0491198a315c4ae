import { readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { LRUCache } from 'lru-cache';

/** Maximum number of source maps in memory. */
const MAX_MAPS = 20;

/** Characters; larger maps are those of packages, whose lines nobody needs. */
const MAX_MAP_CHARACTERS = 1_000_000;

/** A line of a stack: the text before the file, the file, its line and column, and the closing bracket. */
const FRAME = /^([^\S\n]+at (?:.*? \()?(?:async )?)(?:file:\/\/)?(\/.+):(\d+):(\d+)(\)?)$/gm;

type MapPayload = ConstructorParameters<typeof SourceMap>[0];

const NONE = Symbol('no map');
const maps = new LRUCache<string, SourceMap | typeof NONE>({ max: MAX_MAPS });

function readMap(file: string): SourceMap | typeof NONE {
  try {
    const text = readFileSync(/* turbopackIgnore: true */ `${file}.map`, 'utf8');
    return text.length > MAX_MAP_CHARACTERS ? NONE : new SourceMap(JSON.parse(text) as MapPayload);
  } catch {
    return NONE;
  }
}

function mapOf(file: string): SourceMap | undefined {
  let map = maps.get(file);
  if (!map) maps.set(file, (map = readMap(file)));
  return map === NONE ? undefined : map;
}

/** The source position of this line of the build, relative to the service's folder; undefined without a source map. */
function sourceOf(file: string, line: number, column: number): string | undefined {
  const entry = mapOf(file)?.findEntry(line - 1, column - 1);
  if (!entry || !('originalSource' in entry)) return undefined;
  const source = relative(process.cwd(), join(dirname(file), entry.originalSource));
  return `${source}:${entry.originalLine + 1}:${entry.originalColumn + 1}`;
}

/**
 * A stack with positions in the sources. Source maps are read when an error is logged: Node.js would read all of
 * them at the start, and Next.js prevents it from using them in `stack`.
 */
export const readableStack = (stack: string): string =>
  stack.replace(FRAME, (frame, before: string, file: string, line: string, column: string, after: string) => {
    const source = sourceOf(file, Number(line), Number(column));
    return source === undefined ? frame : `${before}${source}${after}`;
  });
