import type { ApiAnswer } from './client-for';

/** Headers that differ in every answer. */
const VARYING = ['date', 'x-request-id'];

/** Returns the parts of an answer that tests compare. */
export const shownOf = ({ status, body, headers }: ApiAnswer) => ({
  status,
  body,
  headers: [...headers].filter(([name]) => !VARYING.includes(name)),
});
