import { ZodError } from 'zod';
import { SESSION_PROBLEM_HEADER } from '@/lib/platform/auth/login-path';
import { isOutOfReach, isOutOfSpace, isOutOfTime } from '@/lib/platform/core/database-errors';
import { nothingSaved, tooSlow, unavailable } from '@/lib/platform/db/db';
import { AppError } from '@/lib/platform/core/errors';
import { logFailure } from './log-failure';
import { noteFailure } from '@/lib/platform/log/request-context';

const noStore = { 'Cache-Control': 'private, no-store' };

/** A JSON answer that nobody keeps. */
export const json = (status: number, body: unknown, headers: Record<string, string> = {}): Response =>
  Response.json(body, { status, headers: { ...noStore, ...headers } });

/** 204: done, nothing to say. */
export const nothing = (headers: Record<string, string> = {}): Response =>
  new Response(null, { status: 204, headers: { ...noStore, ...headers } });

/** The words on top of a form in which several fields are wrong. */
const SEVERAL_FIELDS = 'Please fix the errors in the form to continue';

/** What zod found, as one message a field and one on top. */
export function invalidInput(error: ZodError): AppError {
  const errors: Record<string, string> = {};
  for (const issue of error.issues) errors[issue.path.join('.') || 'form'] ??= issue.message;
  const messages = Object.values(errors);
  const [only] = messages;
  return new AppError('invalid', messages.length === 1 && only ? only : SEVERAL_FIELDS, { errors });
}

const known = (error: unknown): AppError | undefined => {
  if (error instanceof AppError) return error;
  if (error instanceof ZodError) return invalidInput(error);
  if (isOutOfReach(error)) return unavailable(error);
  if (isOutOfTime(error)) return tooSlow(error);
  if (isOutOfSpace(error)) return nothingSaved(error);
  return undefined;
};

/** The server writes the line of a request that failed once it is answered; outside of it the line is written here. */
function tell(error: unknown, requestId: string): void {
  if (!noteFailure(error)) logFailure(error, { requestId });
}

/**
 * Turns whatever was thrown into an answer: what is known by its code, the rest as 500 with the request's id and a log line.
 */
export function answerToError(error: unknown, requestId: string): Response {
  const failure = known(error);
  if (!failure) {
    tell(error, requestId);
    const message = 'Something went wrong on our side. Please try again.';
    return json(500, { message, requestId }, { 'X-Request-Id': requestId });
  }
  if (failure.code === 'unavailable') tell(failure, requestId);
  const { errors, retryAfter, session } = failure.details;
  const headers: Record<string, string> = { 'X-Request-Id': requestId };
  if (retryAfter !== undefined) headers['Retry-After'] = String(Math.ceil(retryAfter));
  if (session !== undefined) headers[SESSION_PROBLEM_HEADER] = session;
  return json(failure.status, { message: failure.message, ...(errors && { errors }) }, headers);
}
