import { fork } from 'node:child_process';
import { once } from 'node:events';
import pLimit from 'p-limit';
import { AppError } from '@/lib/platform/core/errors';
import type { CvLayout } from './cv-layout';

/** Who would wait longer than some seconds is asked to come back. */
const MAX_QUEUE = 20;
const TIMEOUT_MS = 20_000;
const inTurn = pLimit(1);

type Answer = { result: { pages: number; pdf: string } } | { failure: string };

/** Drawing takes some tenths of a second: in a process of its own, without the service's environment, it holds up no request. */
async function drawAtOnce(layout: CvLayout): Promise<Buffer> {
  const child = fork(new URL('./cv-process.mjs', import.meta.url), {
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

/** Draws a CV as a tagged PDF of at most two pages, one after the other. Throws `unavailable` when too many wait for theirs. */
export async function drawCv(layout: CvLayout): Promise<Buffer> {
  if (inTurn.pendingCount < MAX_QUEUE) return inTurn(drawAtOnce, layout);
  throw new AppError('unavailable', 'Many CVs are being made. Please try again in a moment.', {
    retryAfter: 5,
  });
}
