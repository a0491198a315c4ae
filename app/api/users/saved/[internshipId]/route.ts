import { loginPath } from '@/lib/platform/auth/login-path';
import { json } from '@/lib/platform/http/answers';
import { backToForm } from '@/lib/platform/http/back-to-form';
import { isForm } from '@/lib/platform/http/read-form';
import { redirectTo, type Handler } from '@/lib/platform/http/redirect-303';
import { paramsOf, route } from '@/lib/platform/http/route';
import { removeSaved } from '@/lib/saved/remove-saved';
import { saveInternship } from '@/lib/saved/save-internship';

const PAGE = '/dashboard/saved';

export const PUT = route(async ({ actor, params }) =>
  json(200, await saveInternship(await actor(), { internshipId: params.internshipId })),
);

export const DELETE = route(async ({ actor, params }) =>
  json(200, await removeSaved(await actor(), { internshipId: params.internshipId })),
);

/** The button of a listing's page: leads to what was saved, or to the log-in and from there back to this listing. */
export const POST: Handler = async (request, context) => {
  const answer = await PUT(request, context);
  if (!isForm(request)) return answer;
  if (answer.status !== 401) return backToForm(answer, { name: 'saved', page: PAGE, values: {} });
  const { internshipId = '' } = await paramsOf(context);
  return redirectTo(loginPath('none', `${PAGE}?add=${encodeURIComponent(internshipId)}`), answer);
};
