import { listingPage } from '@/app/dashboard/employer-internships/paths';
import { undoClosing } from '@/lib/internships/closing/undo-closing';
import { json } from '@/lib/platform/http/answers';
import { formCall } from '@/lib/platform/http/form-call';
import { route } from '@/lib/platform/http/route';

const call = route(async ({ actor, params }) =>
  json(200, await undoClosing(await actor(), { id: params.id })),
);

export const POST = formCall(call, {
  name: 'undo closing',
  json: () => ({}),
  kept: [],
  page: (_, { id = '' }) => listingPage(id),
});
