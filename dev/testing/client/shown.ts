import type { ApiAnswer } from './client-for';

/** Headers that are different in every response. */
const VARYING = ['date', 'x-request-id'];

/** Returns the parts of a response that tests compare. */
export const shownOf = ({ status, body, headers }: ApiAnswer) => ({
  status,
  body,
  headers: [...headers].filter(([name]) => !VARYING.includes(name)),
});
