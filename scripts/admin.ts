import { createFirstAdministrator } from '@/lib/identity/accounts/create-first-administrator';
import { ensureNoAdministrator } from '@/lib/identity/accounts/ensure-no-administrator';
import { resetFactorByCommand } from '@/lib/identity/accounts/second-factor/reset-by-command';
import { firstAdministrator } from '@/lib/identity/accounts/schemas';
import { StartFailure } from '@/server/start-failure';
import { DATABASE_SETTING, readArguments } from './arguments.mjs';
import { Questions } from './questions';
import { command, withDatabase } from './with-database';

const text = { type: 'string' } as const;
const { values } = readArguments({
  usage: 'npm run admin [-- OPTIONS]',
  about:
    'Creates the first administrator of an empty database. At a terminal, asks for what you do not pass. Can also reset a second factor.',
  options: {
    'first-name': { ...text, value: 'NAME', about: 'first name' },
    'last-name': { ...text, value: 'NAME', about: 'last name' },
    phone: { ...text, value: 'NUMBER', about: 'phone number, 10 digits' },
    email: { ...text, value: 'ADDRESS', about: 'e-mail address' },
    username: { ...text, value: 'NAME', about: 'username to log in with' },
    'reset-second-factor': {
      ...text,
      value: 'USERNAME',
      about: 'turn off the second factor of this account instead, if its owner lost it',
    },
  },
  environment: {
    ADMIN_PASSWORD: 'the password; not an option, because other users of the machine could read it',
    ...DATABASE_SETTING,
  },
});

type Field = keyof typeof firstAdministrator.shape;

/** The command's questions, each with the option or setting that answers it. */
const FIELDS: readonly { field: Field; question: string; given: string }[] = [
  { field: 'firstName', question: 'First name', given: '--first-name' },
  { field: 'lastName', question: 'Last name', given: '--last-name' },
  { field: 'phoneNumber', question: 'Phone number (10 digits)', given: '--phone' },
  { field: 'email', question: 'E-mail address', given: '--email' },
  { field: 'username', question: 'Username', given: '--username' },
  { field: 'password', question: 'Password (not shown)', given: 'ADMIN_PASSWORD' },
];

type Answers = Partial<Record<Field, string>>;

function givenAnswers(): Answers {
  return {
    firstName: values['first-name'],
    lastName: values['last-name'],
    phoneNumber: values.phone,
    email: values.email,
    username: values.username,
    password: process.env.ADMIN_PASSWORD || undefined,
  };
}

/** Returns the validation message for an answer, or undefined if it is valid. */
const problemOf = (field: Field, answer: string): string | undefined =>
  firstAdministrator.shape[field].safeParse(answer).error?.issues[0]?.message;

async function askPassword(questions: Questions, question: string): Promise<string> {
  const password = await questions.askHidden(question);
  const problem = problemOf('password', password);
  if (problem === undefined && (await questions.askHidden('Password again')) === password) return password;
  console.log(problem ?? 'Passwords do not match');
  return askPassword(questions, question);
}

async function askField(questions: Questions, field: Field, question: string): Promise<string> {
  if (field === 'password') return askPassword(questions, question);
  const answer = await questions.ask(question);
  const problem = problemOf(field, answer);
  if (problem === undefined) return answer;
  console.log(problem);
  return askField(questions, field, question);
}

async function completed(answers: Answers): Promise<Answers> {
  const missing = FIELDS.filter(({ field }) => answers[field] === undefined);
  if (missing.length === 0) return answers;
  if (!process.stdin.isTTY) {
    throw new StartFailure(`No terminal available. Pass ${missing.map(({ given }) => given).join(', ')}.`);
  }
  const questions = new Questions();
  try {
    const complete = { ...answers };
    for (const { field, question } of missing) complete[field] = await askField(questions, field, question);
    return complete;
  } finally {
    questions.close();
  }
}

/** Throws StartFailure with every invalid answer and its option. */
function refuseBroken(answers: Answers): void {
  const problems = FIELDS.flatMap(({ field, given }) => {
    const answer = answers[field];
    const problem = answer === undefined ? undefined : problemOf(field, answer);
    return problem === undefined ? [] : [`${given}: ${problem}`];
  });
  if (problems.length > 0) throw new StartFailure(problems.join('; '));
}

async function createAdministrator(): Promise<void> {
  const given = givenAnswers();
  refuseBroken(given);
  await withDatabase(async () => {
    await ensureNoAdministrator();
    const { user } = await createFirstAdministrator(await completed(given));
    console.log(
      `Created the administrator ${user.username}. Log in with that username or the e-mail address.`,
    );
  });
}

async function resetSecondFactor(username: string): Promise<void> {
  await withDatabase(() => resetFactorByCommand(username));
  console.log(`Second factor of ${username} turned off. All their devices are logged out.`);
}

const lost = values['reset-second-factor'];
await command(() => (lost === undefined ? createAdministrator() : resetSecondFactor(lost)));
