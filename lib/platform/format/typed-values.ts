import { z } from 'zod';
import { readAmount } from './read-amount';
import { readMoment } from './read-moment';

/** What a zod rule gets in place of a typed text. Other values stay, for the rule to take or refuse. */
type Reader = (given: unknown, context: z.RefinementCtx) => unknown;

function refuse(context: z.RefinementCtx, problem: string): never {
  context.addIssue(problem);
  return z.NEVER;
}

/** For `z.preprocess`: reads a typed day as YYYY-MM-DD and a typed moment as ISO 8601 (UTC). A blank text becomes an empty one. */
export const typedMoment: Reader = (given, context) => {
  if (typeof given !== 'string') return given;
  if (given.trim() === '') return '';
  const read = readMoment(given);
  if ('problem' in read) return refuse(context, read.problem);
  return 'day' in read ? read.day : read.at;
};

/** For `z.preprocess`: reads a typed amount as a number of shillings, and a blank text as null. */
export const typedAmount: Reader = (given, context) => {
  if (typeof given !== 'string') return given;
  if (given.trim() === '') return null;
  const read = readAmount(given);
  return 'problem' in read ? refuse(context, read.problem) : read.amount;
};
