import { connect } from '@/lib/platform/db/connection';
import { contentText, readForeignContent } from '@/lib/operations/backup/database-content';
import { StartFailure } from '@/server/start-failure';
import { Questions } from './questions';

const OPTION = '--replace';

export const REPLACE_OPTION = {
  type: 'string',
  value: '[=DATABASE]',
  about:
    'first delete everything in the database; without a terminal, give its name if it holds more than sample data',
} as const;

/** Turns `--replace` without a value into `--replace=`, so that the database name is optional. */
export const withReplaceName = (args: readonly string[]): string[] =>
  args.map((argument) => (argument === OPTION ? `${OPTION}=` : argument));

async function nameTyped(name: string): Promise<boolean> {
  const questions = new Questions();
  try {
    const typed = await questions.ask(`To delete everything, type the name of the database (${name})`);
    return typed.trim() === name;
  } finally {
    questions.close();
  }
}

/**
 * Asks for confirmation before a database is emptied. Sample data needs no confirmation. Anything else requires the database name, typed
 * at the terminal or passed as `--replace=NAME`. `given` is the value of `--replace`. Throws StartFailure before anything changes.
 */
export async function confirmReplace(given: string): Promise<void> {
  const { connection } = await connect();
  const { name, host, port } = connection;
  if (given !== '' && given !== name) {
    throw new StartFailure(`The database is called ${name}, not ${given}. Nothing was changed.`);
  }
  const foreign = contentText(await readForeignContent());
  if (foreign === '' || given === name) return;
  const what = `The database ${name} at ${host}:${port} holds more than sample data: ${foreign}.`;
  if (!process.stdin.isTTY) throw new StartFailure(`${what} To delete everything: ${OPTION}=${name}`);
  console.log(what);
  if (!(await nameTyped(name))) throw new StartFailure('The name does not match. Nothing was changed.');
}
