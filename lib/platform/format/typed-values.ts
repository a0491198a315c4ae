import { z } from 'zod';
import { readAmount } from './read-amount';
import { readMoment } from './read-moment';

/** Parses typed text for a zod rule. Leaves other values for the rule to validate. */
type Reader = (given: unknown, context: z.RefinementCtx) => unknown;

function refuse(context: z.RefinementCtx, problem: string): never {
  context.addIssue(problem);
  return z.NEVER;
}

/** For `z.preprocess`: parses a typed date to YYYY-MM-DD and a typed date and time to ISO 8601 (UTC). Blank text becomes ''. */
export const typedMoment: Reader = (given, context) => {
  if (typeof given !== 'string') return given;
  if (given.trim() === '') return '';
  const read = readMoment(given);
  if ('problem' in read) return refuse(context, read.problem);
  return 'day' in read ? read.day : read.at;
};

/** For `z.preprocess`: parses a typed amount to shillings, and blank text to null. */
export const typedAmount: Reader = (given, context) => {
  if (typeof given !== 'string') return given;
  if (given.trim() === '') return null;
  const read = readAmount(given);
  return 'problem' in read ? refuse(context, read.problem) : read.amount;
};
