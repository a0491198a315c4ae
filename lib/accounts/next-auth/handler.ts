import { randomUUID } from 'node:crypto';
import NextAuth from 'next-auth';
import type { NextRequest } from 'next/server';
import { env, isSecure } from '@/lib/platform/env/env';
import { AppError } from '@/lib/platform/core/errors';
import { answerToError, json } from '@/lib/platform/http/answers';
import { currentRequest } from '@/lib/platform/log/request-context';
import { refuseCrossSite } from '@/lib/platform/http/same-site';
import { withoutSession } from '@/lib/platform/http/session-answer';
import { readActor } from '@/lib/platform/auth/session';
import { sessionCookieName, signedInCookie } from '@/lib/platform/auth/session-cookie';
import { SESSION_SECONDS } from '@/lib/platform/auth/token';
import { nextAuthOptions } from './options';
import { boundedRequest, methodsOf } from './request';

interface NextContext {
  params: Promise<{ nextauth: string[] }>;
}

/** Sets or takes the mark beside the session cookie wherever next-auth sets or takes that one. */
function withMark(answer: Response): Response {
  const secure = isSecure();
  const session = answer.headers.getSetCookie().find((c) => c.startsWith(`${sessionCookieName(secure)}=`));
  if (!session) return answer;
  const marked = new Response(answer.body, answer);
  const isGone = session.startsWith(`${sessionCookieName(secure)}=;`);
  marked.headers.append('Set-Cookie', signedInCookie(isGone ? 0 : SESSION_SECONDS.usual, secure));
  return marked;
}

/** The session next-auth would show, once the live user has been asked; none, and the cookies gone, when it does not count. */
async function deadSession(request: Request): Promise<Response | null> {
  const actor = await readActor(request.headers);
  if (actor.kind === 'user') return null;
  return actor.problem === 'none' ? json(200, {}) : withoutSession(json(200, {}));
}

/** next-auth's page of errors, which is not in use. */
const ERROR_PAGE = '/api/auth/error?';

/** Leads to the login where next-auth would lead to its page of errors. */
async function pastErrorPage(answer: Response): Promise<Response> {
  const location = answer.headers.get('location');
  if (location) answer.headers.set('Location', location.replace(ERROR_PAGE, '/login?'));
  return answer.status === 401
    ? new Response((await answer.text()).replace(ERROR_PAGE, '/login?'), answer)
    : answer;
}

async function ask(request: NextRequest, context: NextContext): Promise<Response> {
  process.env.NEXTAUTH_URL ??= env().APP_URL;
  const bounded = await boundedRequest(request);
  return pastErrorPage(await NextAuth(bounded as never, context as never, nextAuthOptions()));
}

/** Why this may not be asked of next-auth, as an answer; null where it may. */
function refusal(action: string, method: string): Response | null {
  const methods = methodsOf(action).flatMap((one) => (one === 'GET' ? ['GET', 'HEAD'] : [one]));
  if (methods.length === 0) throw new AppError('notFound', 'There is nothing at this address.');
  if (methods.includes(method)) return null;
  const Allow = methods.join(', ');
  return json(405, { message: `This address does not take ${method}. It takes: ${Allow}.` }, { Allow });
}

/** Answers the calls of next-auth under /api/auth that have no route of their own and are in use. */
export async function nextAuth(request: NextRequest, context: NextContext): Promise<Response> {
  try {
    refuseCrossSite(request);
    const action = (await context.params).nextauth.join('/');
    const refused = refusal(action, request.method);
    if (refused) return refused;
    if (action !== 'session') return withMark(await ask(request, context));
    return (await deadSession(request)) ?? (await ask(request, context));
  } catch (error) {
    return answerToError(error, currentRequest()?.id ?? randomUUID());
  }
}
