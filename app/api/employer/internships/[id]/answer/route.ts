import { interviewOf, textOf } from '@/app/dashboard/employer-internships/_components/move-values';
import { listingPage } from '@/app/dashboard/employer-internships/paths';
import { answerSeveral, moveUnanswered } from '@/lib/applications/status/answer-several';
import { MOVE_FIELDS } from '@/app/api/employer/applications/[applicationId]/move-fields';
import { json } from '@/lib/platform/http/answers';
import { formCall } from '@/lib/platform/http/form-call';
import { route } from '@/lib/platform/http/route';

export const PUT = route(async ({ actor, params, body }) =>
  json(200, await moveUnanswered(await actor(), { internshipId: params.id, move: await body() })),
);

/** The form for the applicants selected in the list, for browsers without JavaScript. */
export const POST = formCall(
  route(async ({ actor, params, body }) =>
    json(200, await answerSeveral(await actor(), { internshipId: params.id, answer: await body() })),
  ),
  {
    name: 'answer several',
    json: ({ whom }, form) => ({
      ...(whom !== 'waiting' && { ids: form.getAll('ids') }),
      status: textOf(form, 'status'),
      message: textOf(form, 'message'),
      interview: interviewOf(form),
    }),
    page: (_, { id = '' }) => listingPage(id),
    kept: ['whom', ...MOVE_FIELDS],
  },
);
