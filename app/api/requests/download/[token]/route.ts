import { downloadData } from '@/lib/identity/data-requests/download-data';
import { fileAnswer } from '@/lib/platform/files/file-answer';
import { backToForm } from '@/lib/platform/http/back-to-form';
import { clientAddress } from '@/lib/platform/http/client-address';
import { isForm } from '@/lib/platform/http/read-form';
import type { Handler } from '@/lib/platform/http/redirect-303';
import { paramsOf, route } from '@/lib/platform/http/route';

const call = route(async ({ params, request }) =>
  fileAnswer(await downloadData({ token: params.token, address: clientAddress(request) })),
);

/** A form gets the file itself, or goes back to its page with the reason. */
export const POST: Handler = async (request, context) => {
  const answer = await call(request, context);
  if (answer.ok || !isForm(request)) return answer;
  const { token = '' } = await paramsOf(context);
  return backToForm(answer, {
    name: 'download data',
    page: `/data-request/download/${encodeURIComponent(token)}`,
  });
};
