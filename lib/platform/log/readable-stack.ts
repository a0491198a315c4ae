import { readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { LRUCache } from 'lru-cache';

const MAX_MAPS = 20;

/** Larger source maps belong to packages, whose lines nobody needs. */
const MAX_MAP_CHARACTERS = 1_000_000;

/** A stack frame: the text before the file, the file, its line and column, and the closing bracket. */
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

/** The source position, relative to the service's folder. Undefined without a source map. */
function sourceOf(file: string, line: number, column: number): string | undefined {
  const entry = mapOf(file)?.findEntry(line - 1, column - 1);
  if (!entry || !('originalSource' in entry)) return undefined;
  const source = relative(process.cwd(), join(dirname(file), entry.originalSource));
  return `${source}:${entry.originalLine + 1}:${entry.originalColumn + 1}`;
}

/** Maps a stack trace to the sources. Reads source maps lazily: Node.js would read them all at startup, and Next.js prevents their use. */
export const readableStack = (stack: string): string =>
  stack.replace(FRAME, (frame, before: string, file: string, line: string, column: string, after: string) => {
    const source = sourceOf(file, Number(line), Number(column));
    return source === undefined ? frame : `${before}${source}${after}`;
  });
