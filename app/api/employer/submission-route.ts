import {
  ABOUT_FIELD,
  draftParts,
  submissionData,
} from '@/app/dashboard/employer-internships/_components/submission-parts';
import { formPage, SENT, SUBMISSION_FORM } from '@/app/dashboard/employer-internships/paths';
import { errorsByControl } from '@/app/dashboard/internships/draft';
import { BrowserForm } from '@/lib/platform/files/browser-form';
import { incomingUpload, type UploadRequest } from '@/lib/platform/files/upload';
import { backToForm } from '@/lib/platform/http/back-to-form';
import { isNavigation } from '@/lib/platform/http/is-navigation';
import { redirectTo, type Handler } from '@/lib/platform/http/redirect-303';
import { paramsOf, route, type RouteContext } from '@/lib/platform/http/route';
import { saveDraft } from '@/lib/internships/submissions/drafts/save-draft';
import { FILE_FIELD, isIncomplete, submissionProblems } from '@/lib/internships/submissions/form-rules';
import { FILL_ALL } from '@/lib/internships/submissions/messages';

/** Normalises CR LF line breaks. Turns a file name, which browsers without JavaScript send, into an empty file. */
export function asTyped(sent: Iterable<[string, unknown]>): FormData {
  const form = new FormData();
  for (const [name, value] of sent)
    for (const text of [value].flat())
      if (typeof text === 'string') form.append(name, text.replaceAll('\r\n', '\n'));
  const fileName = form.get(FILE_FIELD);
  form.delete(FILE_FIELD);
  if (typeof fileName === 'string' && fileName !== '') form.append(FILE_FIELD, new File([], fileName));
  return form;
}

const FILE_STATUSES = [413, 415];

export async function keepDraft({ actor }: RouteContext, form: FormData): Promise<void> {
  try {
    await saveDraft(await actor(), { about: form.get(ABOUT_FIELD), draft: draftParts(form) });
  } catch {
    // The response to the call reports the error.
  }
}

/** Redirects back to the form with the same errors, in the same words, that the page itself would show with JavaScript. */
export async function answerToForm(
  answer: Response,
  form: FormData,
  { page, hasStored }: { page: string; hasStored: boolean },
): Promise<Response> {
  const body = (await answer.json()) as { message?: string; errors?: Record<string, string> };
  const isInvalid = [...FILE_STATUSES, 422].includes(answer.status);
  const problems = isInvalid ? submissionProblems(form, hasStored) : {};
  const told = {
    ...body,
    message: isInvalid && isIncomplete(form, hasStored) ? FILL_ALL : body.message,
    errors: { ...errorsByControl(body.errors ?? {}), ...problems },
  };
  const { status, headers } = answer;
  return backToForm(Response.json(told, { status, headers }), { name: SUBMISSION_FORM, page });
}

const formOf = ({ texts, fileName }: Pick<BrowserForm, 'texts' | 'fileName'>): FormData =>
  asTyped([...Object.entries(texts), [FILE_FIELD, fileName]]);

/**
 * Accepts a submission from an API client, the page's JavaScript or a plain browser form. A plain form is redirected to the confirmation,
 * or back to the form with what was typed and the errors.
 */
export const submissionRoute =
  (work: (context: RouteContext, upload: UploadRequest) => Promise<Response>): Handler =>
  async (request, context) => {
    const uploadOf = (browser?: BrowserForm) => incomingUpload(request, FILE_FIELD, FILL_ALL, browser);
    if (!isNavigation(request)) return route((one) => work(one, uploadOf()))(request, context);
    const browser = new BrowserForm((texts) => ({
      data: JSON.stringify(submissionData(formOf({ texts, fileName: '' }))),
    }));
    const upload = uploadOf(browser);
    const call = route(async (one) => {
      try {
        return await work(one, upload);
      } catch (error) {
        if (!browser.isRead) await upload.describe().catch(() => undefined);
        await keepDraft(one, formOf(browser));
        throw error;
      }
    });
    const answer = await call(request, context);
    if (answer.ok) return redirectTo(SENT, answer);
    const form = formOf(browser);
    const { id } = await paramsOf(context);
    const about = id ?? String(form.get(ABOUT_FIELD) ?? 'new');
    return answerToForm(answer, form, { page: formPage(about), hasStored: about !== 'new' });
  };
