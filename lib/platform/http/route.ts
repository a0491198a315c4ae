import { randomUUID } from 'node:crypto';
import { ZodError } from 'zod';
import type { Actor } from '@/lib/platform/auth/actor';
import { readActor } from '@/lib/platform/auth/session';
import { connect } from '@/lib/platform/db/connection';
import { AppError } from '@/lib/platform/core/errors';
import { answerToError } from './answers';
import { readJson } from './read-json';
import { currentRequest } from '@/lib/platform/log/request-context';
import { refuseCrossSite } from './csrf';

export interface RouteContext {
  request: Request;
  params: Record<string, string>;
  query: URLSearchParams;
  requestId: string;
  actor: () => Promise<Actor>;
  /** The JSON body. Undefined if invalid: the session is checked first, then the validation error becomes 400, 413 or 415. */
  body: () => Promise<unknown>;
}

export interface NextContext {
  /** Resolves to undefined for a route without parameters. */
  params: Promise<Record<string, string | string[] | undefined> | undefined>;
}

export const paramsOf = async ({ params }: NextContext): Promise<Record<string, string>> =>
  Object.fromEntries(Object.entries((await params) ?? {}).map(([name, value]) => [name, String(value)]));

/** Creates a route handler: connects, rejects cross-site changes, runs `handle` and converts errors into responses. */
export function route(handle: (context: RouteContext) => Promise<Response>) {
  return async (request: Request, context: NextContext): Promise<Response> => {
    const requestId = currentRequest()?.id ?? randomUUID();
    let unread: AppError | undefined;
    try {
      refuseCrossSite(request);
      await connect();
      let actor: Promise<Actor> | undefined;
      return await handle({
        request,
        requestId,
        params: await paramsOf(context),
        query: new URL(request.url).searchParams,
        actor: () => (actor ??= readActor(request.headers)),
        body: () =>
          readJson(request).catch((error: unknown) => {
            if (!(error instanceof AppError)) throw error;
            unread = error;
          }),
      });
    } catch (error) {
      return answerToError(error instanceof ZodError && unread ? unread : error, requestId);
    }
  };
}
