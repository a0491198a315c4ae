import { moveApplication } from '@/lib/applications/move-application';
import { json } from '@/lib/platform/http/answers';
import { route } from '@/lib/platform/http/route';

const isEmpty = ({ headers }: Request): boolean =>
  !headers.has('transfer-encoding') && Number(headers.get('content-length') ?? 0) === 0;

export const PUT = route(async ({ request, actor, params, body }) => {
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
