import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { mappingSchema, type Mapping } from '@/lib/imports/mapping';
import { StartFailure } from '@/server/start-failure';

const USAGE = 'Say which file: npm run import -- FILE.json|FILE.csv [--dry-run] [--as USERNAME]';

export interface ImportOptions {
  path: string;
  /** The last part of the path. */
  file: string;
  dryRun: boolean;
  as?: string;
  mapping: Mapping;
}

/** `field=text`, as often as it is given. */
function pairs(option: string, given: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    given.map((pair) => {
      const at = pair.indexOf('=');
      if (at < 1) throw new StartFailure(`--${option} ${pair}: write it as --${option} field=text`);
      return [pair.slice(0, at), pair.slice(at + 1)];
    }),
  );
}

async function readMapping(path: string | undefined): Promise<unknown> {
  if (path === undefined) return {};
  try {
    return JSON.parse(await readFile(path, 'utf8')) as unknown;
  } catch (error) {
    throw new StartFailure(`The mapping ${path} cannot be read: ${(error as Error).message}`);
  }
}

function checked(given: unknown): Mapping {
  const { success, data, error } = mappingSchema.safeParse(given);
  if (success) return data;
  const lines = error.issues.map(({ path, message }) => [path.join('.'), message].filter(Boolean).join(': '));
  throw new StartFailure(`The mapping is wrong: ${lines.join('; ')}`);
}

/** What `npm run import` was told; throws StartFailure where that is not enough, or wrong. */
export async function readImportOptions(args: string[]): Promise<ImportOptions> {
  const text = { type: 'string' } as const;
  const many = { type: 'string', multiple: true, default: [] } as { type: 'string'; multiple: true };
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      'dry-run': { type: 'boolean', default: false },
      as: text,
      mapping: text,
      map: many,
      set: many,
      nothing: many,
    },
  });
  const [path, ...others] = positionals;
  if (path === undefined || others.length > 0) throw new StartFailure(USAGE);
  const inFile = checked(await readMapping(values.mapping));
  const mapping = checked({
    columns: { ...inFile.columns, ...pairs('map', values.map ?? []) },
    defaults: { ...inFile.defaults, ...pairs('set', values.set ?? []) },
    nothing: [...inFile.nothing, ...(values.nothing ?? [])],
  });
  return { path, file: basename(path), dryRun: values['dry-run'], as: values.as, mapping };
}
