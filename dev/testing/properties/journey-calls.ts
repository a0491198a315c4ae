import * as fc from 'fast-check';
import { expect } from 'vitest';
import type { ApiAnswer, ApiRequest, Client } from '../client/client-for';
import type { TestUser } from '../data/fixtures';
import type { Step } from './journey-world';

export interface Scene {
  client: Pick<Client, 'api' | 'mailsTo' | 'linkIn'>;
  administrator: TestUser;
  /** How often each step was taken, by step and response status. */
  taken: Record<string, number>;
}

type Answer = ApiAnswer<Record<string, unknown>>;

export const idOf = (answer: Answer, field: string): string => (answer.body[field] as { _id: string })._id;

/** Generates a number that selects an item. */
export const number = fc.nat(1_000);

export const step = (name: string, isPossible: Step['isPossible'], take: Step['take']): Step => ({
  isPossible,
  take,
  toString: () => name,
});

/** Returns a function that makes a call, checks its status and counts it. */
export const callsOf =
  ({ client: { api }, taken }: Scene) =>
  async (
    name: string,
    method: string,
    path: string,
    request: ApiRequest,
    expected: number,
  ): Promise<Answer> => {
    const answer = await api(method, path, request);
    taken[`${name} ${answer.status}`] = (taken[`${name} ${answer.status}`] ?? 0) + 1;
    expect(answer.status, `${name}: ${JSON.stringify(answer.body)}`).toBe(expected);
    return answer;
  };
