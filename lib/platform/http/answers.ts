import { ZodError } from 'zod';
import { SESSION_PROBLEM_HEADER } from '@/lib/platform/auth/login-path';
import { isOutOfReach, isOutOfSpace, isOutOfTime } from '@/lib/platform/core/database-errors';
import { nothingSaved, tooSlow, unavailable } from '@/lib/platform/db/connection';
import { AppError } from '@/lib/platform/core/errors';
import { logFailure } from './log-failure';
import { tellSecurity } from '@/lib/platform/monitoring/security-log';
import { noteFailure } from '@/lib/platform/log/request-context';

const noStore = { 'Cache-Control': 'private, no-store' };

export const json = (status: number, body: unknown, headers: Record<string, string> = {}): Response =>
  Response.json(body, { status, headers: { ...noStore, ...headers } });

export const nothing = (headers: Record<string, string> = {}): Response =>
  new Response(null, { status: 204, headers: { ...noStore, ...headers } });

const SEVERAL_FIELDS = 'Please fix the errors in the form to continue';

/** Converts zod issues to one message per field and one for the top of the form. */
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

/** Logs a failed request here, unless `server/` does so after the response. */
function tell(error: unknown, requestId: string): void {
  if (!noteFailure(error)) logFailure(error, { requestId });
}

/** Logs rejected requests, except failed log-ins, which have their own log line. */
function tellRefused({ code, status, details: { session } }: AppError): void {
  if (session !== undefined || code === 'forbidden')
    tellSecurity('access refused', { status, reason: session ?? code });
}

/** Converts an error into a response: an AppError by its code, anything else as 500 with the request's ID and a log line. */
export function answerToError(error: unknown, requestId: string): Response {
  const failure = known(error);
  if (!failure) {
    tell(error, requestId);
    const message = 'Something went wrong on our side. Please try again.';
    return json(500, { message, requestId }, { 'X-Request-Id': requestId });
  }
  if (failure.code === 'unavailable') tell(failure, requestId);
  tellRefused(failure);
  const { errors, advice, retryAfter, session, secondFactor, cookies = [] } = failure.details;
  const headers: Record<string, string> = { 'X-Request-Id': requestId };
  if (retryAfter !== undefined) headers['Retry-After'] = String(Math.ceil(retryAfter));
  if (session !== undefined) headers[SESSION_PROBLEM_HEADER] = session;
  const told = { message: failure.message, ...(advice && { advice }), ...(errors && { errors }) };
  const answer = json(failure.status, { ...told, ...(secondFactor && { secondFactor }) }, headers);
  for (const cookie of cookies) answer.headers.append('Set-Cookie', cookie);
  return answer;
}
