import type { ApiAnswer } from '../client/client-for';

/** The number of concurrent calls. */
export const MANY = 50;

/** Sends `times` concurrent calls, numbered from 0. Returns the responses in the order of their numbers. */
export const abreast = <T>(times: number, call: (number: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: times }, (_, number) => call(number)));

interface Said {
  message?: string;
}

/** Counts the responses by status and message, such as `49 × 409 This username is taken`. */
export function tally(answers: ApiAnswer<Said>[]): string[] {
  const counts = new Map<string, number>();
  for (const { status, body } of answers) {
    const said = `${status} ${body.message ?? ''}`.trim();
    counts.set(said, (counts.get(said) ?? 0) + 1);
  }
  return [...counts].sort(([, a], [, b]) => b - a).map(([said, count]) => `${count} × ${said}`);
}

/** Prints the outcome of a race. */
export function printRace(name: string, answers: ApiAnswer<Said>[]): void {
  process.stdout.write(`race: ${name}: ${tally(answers).join('; ')}\n`);
}

export const withStatus = <T extends { status: number }>(answers: T[], status: number): T[] =>
  answers.filter((answer) => answer.status === status);
