import { isDeepStrictEqual, parseArgs } from 'node:util';
import { clientFor, TEST_PASSWORD, uniqueLetters, type ApiAnswer } from '@/dev/testing/client/client-for';
import { registrationOf } from '@/dev/testing/client/registration';
import { shownOf } from '@/dev/testing/client/shown';
import { startStack } from '@/dev/testing/stack/stack';
import { rounded, type Outcome, type Row } from './figure';
import { middle } from './times';

const TRIES = 500;
/** Maximum difference between the two medians, in percent. */
const FARTHEST = 5;
/** Number of wrong passwords for one account. The last one locks the account. */
const TRIES_EACH = 5;

const nobody = (): string => `${uniqueLetters()}@people.example`;

interface Question {
  ask: (email: string) => Promise<ApiAnswer>;
  /** The number of rounds for which an address with an account, and one without, can be used. */
  rounds: { known: number; unknown: number };
}

type Api = ReturnType<typeof clientFor>['api'];

const questions = (api: Api, tries: number): Record<string, Question> => ({
  login: {
    ask: (email) =>
      api('POST', '/api/auth/login', { json: { emailOrUsername: email, password: 'Wrong#2026' } }),
    rounds: { known: TRIES_EACH, unknown: TRIES_EACH },
  },
  registration: {
    ask: (email) =>
      api('POST', '/api/auth/register', { json: registrationOf({ email, password: TEST_PASSWORD }) }),
    rounds: { known: tries, unknown: 1 },
  },
  reset: {
    ask: (email) => api('POST', '/api/auth/reset-password', { json: { email } }),
    rounds: { known: tries, unknown: tries },
  },
});

async function somebody(api: Api): Promise<string> {
  const person = registrationOf();
  const { status } = await api('POST', '/api/auth/register', { json: person });
  if (status !== 201) throw new Error(`a registration returned status ${status}`);
  return person.email;
}

async function timed(ask: Question['ask'], email: string) {
  const began = performance.now();
  const answer = await ask(email);
  return { time: performance.now() - began, shown: shownOf(answer) };
}

async function compare(api: Api, { ask, rounds }: Question, tries: number) {
  const times = { known: [] as number[], unknown: [] as number[] };
  let unlike = 0;
  const pair = { known: '', unknown: '' };
  for (let round = 0; round < tries; round += 1) {
    if (round % rounds.known === 0) pair.known = await somebody(api);
    if (round % rounds.unknown === 0) pair.unknown = nobody();
    const order = round % 2 === 0 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const);
    const answers: Partial<Record<keyof typeof pair, ReturnType<typeof shownOf>>> = {};
    for (const which of order) {
      const answer = await timed(ask, pair[which]);
      times[which].push(answer.time);
      answers[which] = answer.shown;
    }
    if (!isDeepStrictEqual(answers.known, answers.unknown)) unlike += 1;
  }
  const [known, unknown] = [middle(times.known), middle(times.unknown)];
  return { known, unknown, apart: Math.abs(known - unknown) / Math.max(known, unknown), unlike };
}

/**
 * Checks that log-in, registration and reset do not reveal which addresses have an account: bodies, headers and times must be equal. Each
 * round tries an address with an account and one without, in alternating order. The medians of the times are compared. For a quick look:
 * `--tries=50`.
 */
export async function measure(args: string[]): Promise<Outcome> {
  const { values } = parseArgs({ args, options: { tries: { type: 'string', default: String(TRIES) } } });
  const tries = Number(values.tries);
  const stack = await startStack();
  const outcome: Outcome = { figures: [], rows: [] };
  try {
    const { api } = clientFor(stack);
    for (const [name, question] of Object.entries(questions(api, tries))) {
      const { known, unknown, apart, unlike } = await compare(api, question, tries);
      outcome.figures.push(
        {
          name: `${name}: difference between the medians`,
          value: 100 * apart,
          unit: '%',
          bar: { most: FARTHEST },
        },
        {
          name: `${name}: pairs of different responses`,
          value: unlike,
          unit: '',
          bar: { most: 0 },
          margin: 0,
        },
      );
      const row: Row = {
        request: name,
        tries,
        'known address, ms': rounded(known, 1),
        'unknown address, ms': rounded(unknown, 1),
      };
      outcome.rows.push(row);
    }
  } finally {
    await stack.stop();
  }
  return outcome;
}
