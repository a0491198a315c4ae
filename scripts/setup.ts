import { randomBytes } from 'node:crypto';
import { chmod, readFile, rename, writeFile } from 'node:fs/promises';
import { settingProblem } from '@/lib/platform/env/env';
import { StartFailure } from '@/server/start-failure';
import { readArguments } from './arguments.mjs';
import { withSettings } from './env-file';
import { Questions } from './questions';
import { answerTo, questionText, type SetupQuestion } from './setup-question';
import { command } from './with-database';

/** Bytes of a generated secret. */
const SECRET_BYTES = 48;

/** The questions in order. Each option (`--app-url`) is named after its setting. */
const QUESTIONS = [
  { setting: 'SITE_NAME', about: 'name of the site', isNeeded: true },
  { setting: 'SITE_TAGLINE', about: 'tagline' },
  { setting: 'SITE_EMAIL', about: 'contact e-mail address', isNeeded: true },
  { setting: 'SITE_CONTROLLER', about: 'legal name of the data controller' },
  { setting: 'SITE_ADDRESS', about: 'postal address of the data controller' },
  { setting: 'SITE_ODPC', about: 'ODPC registration number' },
  { setting: 'SITE_SOCIALS', about: 'social media links, separated by commas' },
  { setting: 'SITE_COLOUR', about: 'main colour instead of green, such as #0b3d91' },
  { setting: 'APP_URL', about: 'web address, such as https://careers.example.ac.ke', isNeeded: true },
  {
    setting: 'MONGODB_URI',
    about: 'database, such as mongodb://127.0.0.1:27017/careers; empty for the embedded one',
  },
  { setting: 'SMTP_URL', about: 'mail server, such as smtp://mail.example:587, or "hold" to send nothing' },
  {
    setting: 'STAFF_SECOND_FACTOR',
    about: 'second factor of editors and administrators, required or off',
    proposed: 'required',
  },
] as const satisfies readonly (SetupQuestion & { setting: string; isNeeded?: true })[];

type Setting = (typeof QUESTIONS)[number]['setting'];

const optionOf = (setting: Setting): string => setting.toLowerCase().replaceAll('_', '-');

const { values } = readArguments({
  usage: 'npm run setup [-- OPTIONS]',
  about:
    'Writes the main settings to .env. At a terminal, asks for those you do not pass. Leave an answer empty to skip it, or to take the one in brackets.',
  options: {
    ...Object.fromEntries(
      QUESTIONS.map(({ setting, about }) => [optionOf(setting), { type: 'string', value: 'TEXT', about }]),
    ),
    file: { type: 'string', value: 'PATH', about: 'file to write (default: .env)' },
  },
});

const given = values as Record<string, string | undefined>;

/** Returns the text of a file, or an empty string if it does not exist. */
const textOf = (path: string): Promise<string> =>
  readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });

const problemOf = (setting: Setting, answer: string): string | undefined => {
  const isNeeded = QUESTIONS.some((one) => one.setting === setting && 'isNeeded' in one);
  if (answer === '') return isNeeded ? 'is required' : undefined;
  return settingProblem(setting, answer);
};

async function ask(questions: Questions, question: SetupQuestion & { setting: Setting }): Promise<string> {
  const answer = answerTo(question, await questions.ask(questionText(question)));
  const problem = problemOf(question.setting, answer);
  if (problem === undefined) return answer;
  console.log(`This ${problem}.`);
  return ask(questions, question);
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
    for (const question of QUESTIONS) answers[question.setting] ??= await ask(questions, question);
    return answers;
  } finally {
    questions.close();
  }
}

/** Throws StartFailure with every invalid or missing answer and its option. */
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
  console.log(`Wrote ${path}. Start the site with npm start, or npm run build && npm run serve.`);
});
