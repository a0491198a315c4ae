import { randomUUID } from 'node:crypto';
import NextAuth from 'next-auth';
import type { NextRequest } from 'next/server';
import { env, isSecure } from '@/lib/env';
import { answerToError, json } from '@/lib/http/answers';
import { refuseCrossSite } from '@/lib/http/same-site';
import { withoutSession } from '@/lib/http/session-answer';
import { readActor } from './session';
import { sessionCookieName, signedInCookie } from './session-cookie';
import { SESSION_SECONDS } from './token';
import { nextAuthOptions } from './next-auth-options';

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

/** Answers the calls of next-auth under /api/auth that have no route of their own. */
export async function nextAuth(request: NextRequest, context: NextContext): Promise<Response> {
  try {
    refuseCrossSite(request);
    const { nextauth } = await context.params;
    const dead = nextauth[0] === 'session' ? await deadSession(request) : null;
    if (dead) return dead;
    process.env.NEXTAUTH_URL ??= env().APP_URL;
    const answer: Response = await NextAuth(request as never, context as never, nextAuthOptions());
    return nextauth[0] === 'session' ? answer : withMark(answer);
  } catch (error) {
    return answerToError(error, randomUUID());
  }
}
