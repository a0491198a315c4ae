import type { ApiAnswer } from './client-for';

/** Headers that differ in every answer. */
const VARYING = ['date', 'x-request-id'];

/** The parts of an answer that two answers are compared by. */
export const shownOf = ({ status, body, headers }: ApiAnswer) => ({
  status,
  body,
  headers: [...headers].filter(([name]) => !VARYING.includes(name)),
});
