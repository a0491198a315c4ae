import { submissionData } from '@/app/dashboard/employer-internships/_components/submission-parts';
import { editForm, formPage, listingPage, SENT } from '@/app/dashboard/employer-internships/paths';
import { json } from '@/lib/platform/http/answers';
import { backToForm } from '@/lib/platform/http/back-to-form';
import { isForm, readBrowserForm } from '@/lib/platform/http/read-form';
import { redirectTo, type Handler } from '@/lib/platform/http/redirect-303';
import { paramsOf, route, type RouteContext } from '@/lib/platform/http/route';
import { editListing } from '@/lib/internships/submissions/edit-listing';
import { answerToForm, asTyped, keepDraft } from '../../submission-route';

async function edit({ actor, params }: RouteContext, fields: unknown): Promise<Response> {
  const edited = await editListing(await actor(), { id: params.id, fields });
  const message =
    'submission' in edited
      ? 'Your changes have been submitted for approval. Until then, your listing stays the same.'
      : 'Your changes are live.';
  return json(200, { message, ...edited });
}

export const PUT = route(async (context) => edit(context, await context.body()));

/** For browsers without JavaScript. If the listing is refused, the form keeps what was typed. */
export const POST: Handler = async (request, context) => {
  if (!isForm(request)) return PUT(request, context);
  const { id = '' } = await paramsOf(context);
  const form = asTyped(await readBrowserForm(request).catch(() => new FormData()));
  const call = route(async (one) => {
    try {
      return await edit(one, submissionData(form));
    } catch (error) {
      await keepDraft(one, form);
      throw error;
    }
  });
  const answer = await call(request, context);
  if (!answer.ok) return answerToForm(answer, form, { page: formPage(editForm(id)), hasStored: true });
  const { submission } = (await answer.clone().json()) as { submission?: object };
  if (submission) return redirectTo(SENT, answer);
  return backToForm(answer, { name: 'edit', page: listingPage(id) });
};
