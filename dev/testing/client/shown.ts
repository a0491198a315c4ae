import type { ApiAnswer } from './client-for';

/** What is another in every answer. */
const VARYING = ['date', 'x-request-id'];

/** What an answer shows to somebody who compares it with others. */
export const shownOf = ({ status, body, headers }: ApiAnswer) => ({
  status,
  body,
  headers: [...headers].filter(([name]) => !VARYING.includes(name)),
});
