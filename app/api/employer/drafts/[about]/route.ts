import { draftParts } from '@/app/dashboard/employer-internships/_components/submission-parts';
import { formPage, previewPage, SUBMISSION_FORM } from '@/app/dashboard/employer-internships/paths';
import { json } from '@/lib/platform/http/answers';
import { backToForm } from '@/lib/platform/http/back-to-form';
import { isForm, readBrowserForm } from '@/lib/platform/http/read-form';
import { redirectTo, type Handler } from '@/lib/platform/http/redirect-303';
import { paramsOf, route, type RouteContext } from '@/lib/platform/http/route';
import { saveDraft } from '@/lib/internships/submissions/drafts/save-draft';
import { asTyped } from '../../submission-route';

async function save({ actor, params }: RouteContext, draft: unknown): Promise<Response> {
  const saved = await saveDraft(await actor(), { about: params.about, draft });
  return json(200, { message: 'Your draft is saved for 30 days.', ...saved });
}

export const PUT = route(async (context) => save(context, await context.body()));

/** For browsers without JavaScript, which send only the file's name and continue to the preview. */
export const POST: Handler = async (request, context) => {
  if (!isForm(request)) return PUT(request, context);
  const { about = '' } = await paramsOf(context);
  const form = asTyped(await readBrowserForm(request).catch(() => new FormData()));
  const answer = await route((one) => save(one, draftParts(form)))(request, context);
  if (answer.ok) return redirectTo(previewPage(about), answer);
  return backToForm(answer, { name: SUBMISSION_FORM, page: formPage(about) });
};
