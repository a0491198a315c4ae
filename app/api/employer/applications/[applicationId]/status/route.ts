import { moveApplication } from '@/lib/applications/move-application';
import { json } from '@/lib/platform/http/answers';
import { formCall } from '@/lib/platform/http/form-call';
import { route } from '@/lib/platform/http/route';

const isEmpty = ({ headers }: Request): boolean =>
  !headers.has('transfer-encoding') && Number(headers.get('content-length') ?? 0) === 0;

const call = route(async ({ request, actor, params, body }) => {
  const { application } = await moveApplication(await actor(), {
    applicationId: params.applicationId,
    move: isEmpty(request) ? {} : await body(),
  });
  const message =
    application.status === 'viewed'
      ? 'The application is marked as viewed.'
      : `The application is now: ${application.status}. The applicant gets a mail.`;
  return json(200, { message, application });
});

export const PUT = call;

/** From the board, without script. */
export const POST = formCall(call, {
  name: 'move',
  json: ({ status }) => ({ status }),
  page: ({ internshipId = '' }) =>
    `/dashboard/employer-internships/${encodeURIComponent(internshipId)}?view=board`,
  kept: [],
});
