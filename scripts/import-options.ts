import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { IMPORT_FIELDS, mappingSchema, type Mapping } from '@/lib/internships/imports/csv-columns';
import { StartFailure } from '@/server/start-failure';
import { DATABASE_SETTING, readArguments } from './arguments.mjs';

const USAGE = 'npm run import -- FILE.json|FILE.csv [--dry-run] [--as USERNAME]';

const pairsOf = { type: 'string', multiple: true, default: [] as string[] } as const;

export const HELP = {
  usage: USAGE,
  about: `Imports listings from a JSON or CSV file, except those already on the site. See docs/operations.md.
Fields: ${IMPORT_FIELDS.join(', ')}.
A row without a county gets the county of its location. Exits with 1 if a row was refused.`,
  arguments: { FILE: 'a .json or .csv file, at most 64 MB' },
  options: {
    'dry-run': { type: 'boolean', default: false, about: 'check every row and import nothing' },
    as: {
      type: 'string',
      value: 'USERNAME',
      about: 'the administrator responsible for the listings; required if there are several',
    },
    map: { ...pairsOf, value: 'FIELD=COLUMN', about: 'the column to read a field from; repeatable' },
    set: {
      ...pairsOf,
      value: 'FIELD=TEXT',
      about: 'the value of a field if a row leaves it empty; repeatable',
    },
    nothing: { ...pairsOf, value: 'TEXT', about: 'a value that counts as an empty cell; repeatable' },
    dates: {
      type: 'string',
      value: 'ORDER',
      about: 'how to read 3/4/2027: "day first" or "month first" (default: refuse such dates)',
    },
    industries: {
      type: 'string',
      value: 'FILE',
      about: 'a JSON file that maps words in titles to industries: [{ "industry": …, "words": […] }, …]',
    },
    mapping: {
      type: 'string',
      value: 'FILE',
      about: 'a JSON file with all of the above: { columns, defaults, nothing, dates, industries }',
    },
  },
  environment: DATABASE_SETTING,
} as const;

export interface ImportOptions {
  path: string;
  file: string;
  dryRun: boolean;
  as?: string;
  mapping: Mapping;
}

/** Reads repeated options of the form `field=text`. */
function pairs(option: string, given: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    given.map((pair) => {
      const at = pair.indexOf('=');
      if (at < 1) throw new StartFailure(`--${option} ${pair}: write it as --${option} field=text`);
      return [pair.slice(0, at), pair.slice(at + 1)];
    }),
  );
}

async function readJsonFile(what: string, path: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(path, 'utf8')) as unknown;
  } catch (error) {
    throw new StartFailure(`The ${what} ${path} cannot be read: ${(error as Error).message}`);
  }
}

function checked(given: unknown): Mapping {
  const { success, data, error } = mappingSchema.safeParse(given);
  if (success) return data;
  const lines = error.issues.map(({ path, message }) => [path.join('.'), message].filter(Boolean).join(': '));
  throw new StartFailure(`The mapping is invalid: ${lines.join('; ')}`);
}

/** Reads the options of `npm run import`. Throws StartFailure if the file is missing or the mapping is invalid. */
export async function readImportOptions(args: string[]): Promise<ImportOptions> {
  const { values, positionals } = readArguments(HELP, args);
  const [path, ...others] = positionals;
  if (path === undefined || others.length > 0)
    throw new StartFailure(`Name one file: ${USAGE}. All options: --help`);
  const inFile = checked(values.mapping === undefined ? {} : await readJsonFile('mapping', values.mapping));
  const mapping = checked({
    columns: { ...inFile.columns, ...pairs('map', values.map ?? []) },
    defaults: { ...inFile.defaults, ...pairs('set', values.set ?? []) },
    nothing: [...inFile.nothing, ...(values.nothing ?? [])],
    dates: values.dates ?? inFile.dates,
    industries:
      values.industries === undefined
        ? inFile.industries
        : await readJsonFile('industry rules', values.industries),
  });
  return { path, file: basename(path), dryRun: values['dry-run'], as: values.as, mapping };
}
