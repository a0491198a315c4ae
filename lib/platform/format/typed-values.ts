import { z } from 'zod';
import { readAmount } from './read-amount';
import { readMoment } from './read-moment';

/** Reads a typed text for a zod rule. Other values stay, for the rule to judge. */
type Reader = (given: unknown, context: z.RefinementCtx) => unknown;

function refuse(context: z.RefinementCtx, problem: string): never {
  context.addIssue(problem);
  return z.NEVER;
}

/** For `z.preprocess`: reads a typed day as YYYY-MM-DD and a typed moment as ISO 8601 (UTC). Blank becomes ''. */
export const typedMoment: Reader = (given, context) => {
  if (typeof given !== 'string') return given;
  if (given.trim() === '') return '';
  const read = readMoment(given);
  if ('problem' in read) return refuse(context, read.problem);
  return 'day' in read ? read.day : read.at;
};

/** For `z.preprocess`: reads a typed amount as shillings, and blank as null. */
export const typedAmount: Reader = (given, context) => {
  if (typeof given !== 'string') return given;
  if (given.trim() === '') return null;
  const read = readAmount(given);
  return 'problem' in read ? refuse(context, read.problem) : read.amount;
};
