import { isDeepStrictEqual } from 'node:util';
import { clientFor, TEST_PASSWORD, uniqueLetters, type ApiAnswer } from '@/dev/testing/client-for';
import { registrationOf } from '@/dev/testing/registration';
import { shownOf } from '@/dev/testing/shown';
import { startStack } from '@/dev/testing/stack';

/**
 * Whether the answers to login, registration and reset tell which addresses have an account: the same bodies and headers, and
 * the same time. Every round asks about one that has and one that has none, in changing order; the middles are compared.
 */
const TRIES = Number(process.argv[2] ?? 500);
/** The bar: how far apart the two middles may be, as a share. */
const FARTHEST = 0.05;
/** Wrong passwords one account takes; the last of them is answered as locked. */
const TRIES_EACH = 5;

const stack = await startStack();
const { api } = clientFor(stack);

const nobody = (): string => `${uniqueLetters()}@people.example`;

/** Makes an account that counts as known; it needs no verification to be found. */
async function somebody(): Promise<string> {
  const person = registrationOf();
  const { status } = await api('POST', '/api/auth/register', { json: person });
  if (status !== 201) throw new Error(`registering answered ${status}`);
  return person.email;
}

interface Question {
  ask: (email: string) => Promise<ApiAnswer>;
  /** How many rounds an address serves that has an account, and one that has none. */
  rounds: { known: number; unknown: number };
}

const QUESTIONS: Record<string, Question> = {
  login: {
    ask: (email) =>
      api('POST', '/api/auth/login', { json: { emailOrUsername: email, password: 'Wrong#2026' } }),
    rounds: { known: TRIES_EACH, unknown: TRIES_EACH },
  },
  registration: {
    ask: (email) =>
      api('POST', '/api/auth/register', { json: registrationOf({ email, password: TEST_PASSWORD }) }),
    rounds: { known: TRIES, unknown: 1 },
  },
  reset: {
    ask: (email) => api('POST', '/api/auth/reset-password', { json: { email } }),
    rounds: { known: TRIES, unknown: TRIES },
  },
};

async function timed(ask: Question['ask'], email: string) {
  const began = performance.now();
  const answer = await ask(email);
  return { time: performance.now() - began, shown: shownOf(answer) };
}

function middle(times: number[]): number {
  return times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
}

async function compare({ ask, rounds }: Question) {
  const times = { known: [] as number[], unknown: [] as number[] };
  let unlike = 0;
  const pair = { known: '', unknown: '' };
  for (let round = 0; round < TRIES; round += 1) {
    if (round % rounds.known === 0) pair.known = await somebody();
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
  return {
    'known, ms': Number(known.toFixed(1)),
    'unknown, ms': Number(unknown.toFixed(1)),
    apart: Number((Math.abs(known - unknown) / Math.max(known, unknown)).toFixed(3)),
    'unlike answers': unlike,
  };
}

const rows: Record<string, Awaited<ReturnType<typeof compare>>> = {};
for (const [name, question] of Object.entries(QUESTIONS)) rows[name] = await compare(question);
await stack.stop();
console.table(rows);
console.log(`Bar: ${TRIES} tries each, no answer unlike the other, middles at most ${FARTHEST} apart.`);
const good = Object.values(rows).every((row) => row['unlike answers'] === 0 && row.apart <= FARTHEST);
process.exit(good ? 0 : 1);
