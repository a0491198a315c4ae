import { randomBytes } from 'node:crypto';
import { chmod, readFile, rename, writeFile } from 'node:fs/promises';
import { settingProblem } from '@/lib/platform/env/env';
import { StartFailure } from '@/server/start-failure';
import { readArguments } from './arguments.mjs';
import { withSettings } from './env-file';
import { Questions } from './questions';
import { command } from './with-database';

/** Bytes of a generated secret. */
const SECRET_BYTES = 48;

/** The questions in order. Each option name (`--app-url`) is derived from its setting. */
const QUESTIONS = [
  { setting: 'SITE_NAME', about: 'name of the site', isNeeded: true },
  { setting: 'SITE_TAGLINE', about: 'tagline' },
  { setting: 'SITE_EMAIL', about: 'e-mail address that people write to', isNeeded: true },
  { setting: 'SITE_CONTROLLER', about: 'legal name of the data controller' },
  { setting: 'SITE_ADDRESS', about: 'postal address of the controller' },
  { setting: 'SITE_ODPC', about: 'number of the registration with the ODPC' },
  { setting: 'SITE_SOCIALS', about: 'links to the site elsewhere, with commas between them' },
  { setting: 'SITE_COLOUR', about: 'colour in place of the green, as #0b3d91' },
  { setting: 'APP_URL', about: 'address of the site, as https://careers.example.ac.ke', isNeeded: true },
  {
    setting: 'MONGODB_URI',
    about: 'database, as mongodb://127.0.0.1:27017/careers; empty for the embedded one',
  },
  { setting: 'SMTP_URL', about: 'mail server, as smtp://mail.example:587; hold: sends nothing' },
] as const satisfies readonly { setting: string; about: string; isNeeded?: true }[];

type Setting = (typeof QUESTIONS)[number]['setting'];

const optionOf = (setting: Setting): string => setting.toLowerCase().replaceAll('_', '-');

const { values } = readArguments({
  usage: 'npm run setup [-- OPTIONS]',
  about:
    'Writes who runs the site, and where, to .env. At a terminal it asks for what is not given; an empty answer leaves a setting out.',
  options: {
    ...Object.fromEntries(
      QUESTIONS.map(({ setting, about }) => [optionOf(setting), { type: 'string', value: 'TEXT', about }]),
    ),
    file: { type: 'string', value: 'PATH', about: 'file to write (default: .env)' },
  },
});

const given = values as Record<string, string | undefined>;

/** Reads a file; empty if it does not exist. */
const textOf = (path: string): Promise<string> =>
  readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });

const problemOf = (setting: Setting, answer: string): string | undefined => {
  const isNeeded = QUESTIONS.some((one) => one.setting === setting && 'isNeeded' in one);
  if (answer === '') return isNeeded ? 'is missing' : undefined;
  return settingProblem(setting, answer);
};

async function ask(questions: Questions, setting: Setting, about: string): Promise<string> {
  const answer = (await questions.ask(about.charAt(0).toUpperCase() + about.slice(1))).trim();
  const problem = problemOf(setting, answer);
  if (problem === undefined) return answer;
  console.log(`This ${problem}.`);
  return ask(questions, setting, about);
}

async function readAnswers(): Promise<Partial<Record<Setting, string>>> {
  const answers: Partial<Record<Setting, string>> = {};
  for (const { setting } of QUESTIONS) {
    const answer = given[optionOf(setting)]?.trim();
    if (answer !== undefined) answers[setting] = answer;
  }
  if (!process.stdin.isTTY) return answers;
  const questions = new Questions();
  try {
    for (const { setting, about } of QUESTIONS) answers[setting] ??= await ask(questions, setting, about);
    return answers;
  } finally {
    questions.close();
  }
}

/** Throws StartFailure with every wrong or missing answer and its option. */
function refuseWrong(answers: Partial<Record<Setting, string>>): void {
  const problems = QUESTIONS.flatMap(({ setting }) => {
    const problem = problemOf(setting, answers[setting] ?? '');
    return problem === undefined ? [] : [`--${optionOf(setting)} ${problem}`];
  });
  if (problems.length > 0) throw new StartFailure(problems.join('; '));
}

await command(async () => {
  const path = given.file ?? '.env';
  const answers = await readAnswers();
  refuseWrong(answers);
  const text = await textOf(path);
  const secret: Record<string, string> = /^AUTH_SECRET=/m.test(text)
    ? {}
    : { AUTH_SECRET: randomBytes(SECRET_BYTES).toString('base64') };
  const part = `${path}.part`;
  await writeFile(part, withSettings(text, { ...answers, ...secret }), { mode: 0o600 });
  await chmod(part, 0o600);
  await rename(part, path);
  console.log(`${path} says who runs the site. Start it with npm start, or npm run build && npm run serve.`);
});
