import type { ApiAnswer } from '../client/client-for';

/** Concurrent calls. */
export const MANY = 50;

/** Sends `times` concurrent calls, numbered from 0, and gives their answers in that order. */
export const abreast = <T>(times: number, call: (number: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: times }, (_, number) => call(number)));

interface Said {
  message?: string;
}

/** The statuses and messages by frequency: `49 × 409 Somebody was faster`. */
export function tally(answers: ApiAnswer<Said>[]): string[] {
  const counts = new Map<string, number>();
  for (const { status, body } of answers) {
    const said = `${status} ${body.message ?? ''}`.trim();
    counts.set(said, (counts.get(said) ?? 0) + 1);
  }
  return [...counts].sort(([, a], [, b]) => b - a).map(([said, count]) => `${count} × ${said}`);
}

/** Prints the figure of a race. */
export function printRace(name: string, answers: ApiAnswer<Said>[]): void {
  process.stdout.write(`race: ${name}: ${tally(answers).join('; ')}\n`);
}

/** The answers by status. */
export const withStatus = <T extends { status: number }>(answers: T[], status: number): T[] =>
  answers.filter((answer) => answer.status === status);
