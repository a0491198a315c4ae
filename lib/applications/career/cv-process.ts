import { fork } from 'node:child_process';
import { once } from 'node:events';
import { AppError } from '@/lib/platform/core/errors';
import { FairQueue } from '@/lib/platform/core/fair-queue';
import { inOwnTurn } from '@/lib/platform/log/own-turn';
import type { CvLayout } from './cv-layout';

const TIMEOUT_MS = 20_000;
/** Drawing this many takes a few seconds. */
const MAX_WAITING = 20;
const queue = new FairQueue({ atATime: 1, maxWaiting: MAX_WAITING });

const tooMany = () =>
  new AppError('unavailable', 'We’re busy making CVs. Please try again in a moment.', { retryAfter: 5 });

type Answer = { result: { pages: number; pdf: string } } | { failure: string };

/** Draws in a separate process without environment variables: it takes a few tenths of a second and would block requests. */
async function drawAtOnce(layout: CvLayout): Promise<Buffer> {
  const child = fork(new URL('./cv-pdf.mjs', import.meta.url), {
    env: { NODE_ENV: 'production' },
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const late = setTimeout(() => child.kill('SIGKILL'), TIMEOUT_MS);
  try {
    const ended = once(child, 'exit').then(() => ({ failure: 'the process ended' }));
    const answered = once(child, 'message').then(([message]) => message as Answer);
    child.send(layout);
    const answer: Answer = await Promise.race([answered, ended]);
    if ('failure' in answer) throw new Error(`the CV was not drawn: ${answer.failure}`);
    return Buffer.from(answer.result.pdf, 'base64');
  } finally {
    clearTimeout(late);
    child.kill('SIGKILL');
  }
}

/** Draws a CV as a tagged PDF of at most two pages. CVs wait in a queue. Throws `unavailable` if the queue is full. */
export const drawCv = (layout: CvLayout): Promise<Buffer> =>
  inOwnTurn(queue, () => drawAtOnce(layout), tooMany);
