import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { mappingSchema, type Mapping } from '@/lib/imports/mapping';
import { StartFailure } from '@/server/start-failure';
import { DATABASE_SETTING, readArguments } from './arguments.mjs';

const USAGE = 'npm run import -- FILE.json|FILE.csv [--dry-run] [--as USERNAME]';

const pairsOf = { type: 'string', multiple: true, default: [] as string[] } as const;
const HELP = {
  usage: USAGE,
  about: 'Imports listings from a JSON or CSV file. docs/operations.md describes the columns.',
  arguments: { FILE: 'a .json or .csv file, at most 64 MB' },
  options: {
    'dry-run': { type: 'boolean', default: false, about: 'check every row and import nothing' },
    as: {
      type: 'string',
      value: 'USERNAME',
      about: 'the administrator to import as, needed if there are several',
    },
    mapping: {
      type: 'string',
      value: 'FILE',
      about: 'a JSON file with the same as --map, --set and --nothing: { columns, defaults, nothing }',
    },
    map: { ...pairsOf, value: 'FIELD=COLUMN', about: 'the column that holds a field; repeatable' },
    set: {
      ...pairsOf,
      value: 'FIELD=TEXT',
      about: 'the value of a field that a row leaves empty; repeatable',
    },
    nothing: { ...pairsOf, value: 'TEXT', about: 'a text that means an empty cell; repeatable' },
  },
  environment: DATABASE_SETTING,
} as const;

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

/** The options of `npm run import`. Throws StartFailure without a file, or for an invalid mapping. */
export async function readImportOptions(args: string[]): Promise<ImportOptions> {
  const { values, positionals } = readArguments(HELP, args);
  const [path, ...others] = positionals;
  if (path === undefined || others.length > 0) throw new StartFailure(`Say which file: ${USAGE}`);
  const inFile = checked(await readMapping(values.mapping));
  const mapping = checked({
    columns: { ...inFile.columns, ...pairs('map', values.map ?? []) },
    defaults: { ...inFile.defaults, ...pairs('set', values.set ?? []) },
    nothing: [...inFile.nothing, ...(values.nothing ?? [])],
  });
  return { path, file: basename(path), dryRun: values['dry-run'], as: values.as, mapping };
}
