import { parseArgs } from 'node:util';

/** Minimum width of the first column in the help. */
const MIN_WIDTH = 12;

/** Help text for the database setting, shared by several commands. */
export const DATABASE_SETTING = {
  MONGODB_URI: 'the database (default: the embedded one in the folder MWANZO_DATA, or .data)',
};

const nameOf = ([name, { value }]) => `--${name}${value?.startsWith('[') ? value : value ? ` ${value}` : ''}`;

/** The short usage shown with an error: `npm run mail -- list | retry [ID]`. */
export const usageLine = ({ usage }) => `Usage: ${usage}`;

/** Renders `--help`: usage, purpose, arguments, options and settings with units and defaults. */
export function helpText(usage) {
  const options = Object.entries(usage.options ?? {}).map((option) => [nameOf(option), option[1].about]);
  const sections = [
    ['Arguments', Object.entries(usage.arguments ?? {})],
    ['Options', [...options, ['--help', 'show this help']]],
    ['Environment', Object.entries(usage.environment ?? {})],
  ].filter(([, rows]) => rows.length > 0);
  const width = Math.max(MIN_WIDTH, ...sections.flatMap(([, rows]) => rows.map(([name]) => name.length)));
  const lines = sections.flatMap(([title, rows]) => [
    '',
    `${title}:`,
    ...rows.map(([name, about]) => `  ${name.padEnd(width)}  ${about}`),
  ]);
  return [usageLine(usage), '', usage.about, ...lines, ''].join('\n');
}

/** Drops the advice after the first sentence of a parseArgs error. */
const firstSentence = (message) => message.split(/\.\s|\n/)[0];

/** Parses arguments. Returns `{ help }`, `{ problem }` or `{ values, positionals }`. */
export function parseArguments(usage, args) {
  const config = {
    args,
    allowPositionals: usage.arguments !== undefined,
    options: { ...usage.options, help: { type: 'boolean' } },
  };
  try {
    const { values, positionals } = parseArgs(config);
    return values.help ? { help: helpText(usage) } : { values, positionals };
  } catch (error) {
    if (!String(error.code).startsWith('ERR_PARSE_ARGS')) throw error;
    return { problem: `${firstSentence(error.message)}. ${usageLine(usage)}` };
  }
}

/**
 * Reads the arguments of a command. For `--help`, prints the help and exits with 0. For an unknown option, or an option without its value,
 * prints one line with the usage and exits with 1.
 */
export function readArguments(usage, args = process.argv.slice(2)) {
  const { help, problem, ...parsed } = parseArguments(usage, args);
  if (help !== undefined) {
    process.stdout.write(help);
    process.exit(0);
  }
  if (problem !== undefined) {
    process.stderr.write(`${problem}\n`);
    process.exit(1);
  }
  return parsed;
}
