import { connect } from '@/lib/platform/db/db';
import { contentText, readForeignContent } from '@/lib/backup/database-content';
import { StartFailure } from '@/server/start-failure';
import { Questions } from './questions';

const OPTION = '--replace';

/** `--replace` alone becomes `--replace=`, so that it can be given with the name of a database and without. */
export const withReplaceName = (args: readonly string[]): string[] =>
  args.map((argument) => (argument === OPTION ? `${OPTION}=` : argument));

async function nameTyped(name: string): Promise<boolean> {
  const questions = new Questions();
  try {
    const typed = await questions.ask(`To delete all of it, type the name of the database (${name})`);
    return typed.trim() === name;
  } finally {
    questions.close();
  }
}

/**
 * Lets a database be emptied only by somebody who knows which it is. What the sample data brought may go without a question; for
 * anything else the name of the database is asked for, or, with nobody to ask, wanted as `--replace=NAME`.
 * Takes what followed `--replace`. Throws StartFailure, and nothing is changed.
 */
export async function confirmReplace(given: string): Promise<void> {
  const { connection } = await connect();
  const { name, host, port } = connection;
  if (given !== '' && given !== name) {
    throw new StartFailure(`The database is called ${name}, not ${given}. Nothing was changed.`);
  }
  const foreign = contentText(await readForeignContent());
  if (foreign === '' || given === name) return;
  const what = `The database ${name} at ${host}:${port} holds what is no sample data: ${foreign}.`;
  if (!process.stdin.isTTY) throw new StartFailure(`${what} To delete all of it: ${OPTION}=${name}`);
  console.log(what);
  if (!(await nameTyped(name))) throw new StartFailure('That is not its name. Nothing was changed.');
}
