import { ZodError } from 'zod';
import { AppError } from '@/lib/platform/core/errors';
import { messageRule, nameRule, senderEmailRule } from './rules';

const FIELDS = ['name', 'email', 'message'] as const;
const RULES = { name: nameRule, email: senderEmailRule, message: messageRule };

/** The errors of a contact form sent without JavaScript, to show on the page it redirects to. */
export interface ContactProblem {
  message: string;
  errors: Record<string, string>;
}

const OTHERS: Record<string, string> = {
  wait: 'Too many messages for now. Please wait an hour and try again.',
  long: 'Your message is too long. Please shorten it.',
};

/** Returns an error code for the page's query string, or undefined if the visitor is not to blame. */
export function problemCode(error: unknown): string | undefined {
  if (error instanceof ZodError) {
    const wrong = FIELDS.filter((field) => error.issues.some(({ path }) => path[0] === field));
    return wrong.join(' ') || undefined;
  }
  if (!(error instanceof AppError)) return undefined;
  return { tooManyRequests: 'wait', tooLarge: 'long' }[error.code as string];
}

/** Returns the message for a code from `problemCode`. No other text in the query string is ever shown. */
export function readProblem(code: string): ContactProblem | null {
  const other = Object.hasOwn(OTHERS, code) ? OTHERS[code] : undefined;
  if (other !== undefined) return { message: other, errors: {} };
  const wrong = FIELDS.filter((field) => code.split(' ').includes(field));
  const errors = Object.fromEntries(wrong.map((field) => [field, RULES[field]('') ?? '']));
  const [first, ...rest] = Object.values(errors);
  if (first === undefined) return null;
  return { message: rest.length > 0 ? 'Please fix the errors in the form to continue' : first, errors };
}
