import { withdrawApplication } from '@/lib/applications/status/withdraw-application';
import { json } from '@/lib/platform/http/answers';
import { formCall } from '@/lib/platform/http/form-call';
import { route } from '@/lib/platform/http/route';

const call = route(async ({ actor, params }) => {
  const { application } = await withdrawApplication(await actor(), { applicationId: params.id });
  return json(200, { message: 'Your application has been withdrawn.', application });
});

export const POST = formCall(call, {
  name: 'withdraw',
  json: () => ({}),
  page: (_, { id }) => `/dashboard/my-internships/${encodeURIComponent(id ?? '')}`,
  kept: [],
});
