import { sessionError } from '@/lib/auth/actor';
import { answerToError, nothing } from '@/lib/http/answers';
import { route } from '@/lib/http/route';
import { withoutSession } from '@/lib/http/session-answer';
import { thenGo } from '@/lib/http/then-go';

/** The cookies go even when the session no longer counted. */
const logOut = route(async ({ actor, requestId }) => {
  const who = await actor();
  const answer = who.kind === 'user' ? nothing() : answerToError(sessionError(who.problem), requestId);
  return withoutSession(answer);
});

export const POST = thenGo(logOut, () => '/login');
