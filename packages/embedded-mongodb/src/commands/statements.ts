import { Blocked } from '../claims';
import type { Document } from '../codec';
import { Fault } from '../errors';
import { whole, type Request } from './command';

/**
 * Runs the statements of a write in order in one commit. `run` adds each result to the reply and returns whether to continue. A statement
 * that is blocked by an open transaction waits outside the commit until that transaction ends. A retried write resumes after its completed
 * statements.
 */
export async function runStatements<Answer extends Document>(
  request: Request,
  count: number,
  empty: Answer,
  run: (at: number, answer: Answer) => boolean,
): Promise<Answer> {
  const { store, retry } = request;
  const until = Date.now() + (whole(request.body, 'maxTimeMS') || Infinity);
  let state = { done: 0, answer: empty };
  const turn = (): Blocked | undefined => {
    state = (retry?.recall() as typeof state | undefined) ?? state;
    const before = state.done;
    const blocked = runOn(state, count, run);
    if (state.done > before) retry?.keep(state.done, state.answer);
    return blocked;
  };
  for (;;) {
    const blocked = await store.storage.write(turn);
    if (!blocked) return state.answer;
    await endOf(blocked, until);
  }
}

function runOn<Answer extends Document>(
  state: { done: number; answer: Answer },
  count: number,
  run: (at: number, answer: Answer) => boolean,
): Blocked | undefined {
  try {
    while (state.done < count) state.done = run(state.done, state.answer) ? state.done + 1 : count;
    return undefined;
  } catch (error) {
    if (error instanceof Blocked) return error;
    throw error;
  }
}

async function endOf({ by }: Blocked, until: number): Promise<void> {
  if (until === Infinity) return by.ended;
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    const fail = () => reject(new Fault(50, 'operation exceeded time limit'));
    timer = setTimeout(fail, Math.max(0, until - Date.now()));
  });
  await Promise.race([by.ended, late]).finally(() => clearTimeout(timer));
}
