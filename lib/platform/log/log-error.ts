import { readableStack } from './readable-stack';

const MAX_DEPTH = 3;

/** Patterns of personal data and credentials that appear in errors from the database, the mail server and others. */
const PERSONAL: readonly [found: RegExp, instead: string][] = [
  [/\b([a-z][a-z+]*):\/\/[^\s/@]+@/gi, '$1://[removed]@'],
  [/dup key: \{.*\}/g, 'dup key: [removed]'],
  [/\bvalue (["'`])[^\n]*?\1(?= \(|$| at )/gm, 'value [removed]'],
  [/(?<![^\s<>"'`(),;:/\\[\]@])[^\s<>"'`(),;:/\\[\]@]+@[^\s<>"'`(),;:/\\[\]@]+/g, '[address]'],
  [/\beyJ[\w-]+\.[\w-]+(?:\.[\w-]*)?/g, '[token]'],
  [/\b[0-9a-f]{64}\b/g, '[token]'],
  [/(?<![\w-])(?=[\w-]*\d)(?=[\w-]*[a-z])(?=[\w-]*[A-Z])[\w-]{43,}/g, '[token]'],
  [/(?<!\d)(?:\+?254|0)\d{9}(?!\d)/g, '[number]'],
];

/** Removes addresses, phone numbers, tokens and quoted values. */
export const withoutPersonal = (text: string): string =>
  PERSONAL.reduce((rest, [found, instead]) => rest.replace(found, instead), text);

interface ToldError {
  type: string;
  message: string;
  stack?: string;
  code?: string | number;
  cause?: ToldError;
}

/** The parts of an error that may be logged: origin and message, without personal data. */
export function tellError(error: unknown, depth = 0): ToldError {
  if (!(error instanceof Error)) return { type: typeof error, message: withoutPersonal(String(error)) };
  const { name, message, stack, cause } = error;
  const { code } = error as { code?: unknown };
  return {
    type: name,
    message: withoutPersonal(message),
    ...(stack !== undefined && { stack: withoutPersonal(readableStack(stack)) }),
    ...((typeof code === 'string' || typeof code === 'number') && { code }),
    ...(cause !== undefined && depth < MAX_DEPTH && { cause: tellError(cause, depth + 1) }),
  };
}
