import { json } from '@/lib/platform/http/answers';
import { formCall } from '@/lib/platform/http/form-call';
import { route } from '@/lib/platform/http/route';
import { undoRecall } from '@/lib/trust/reports/undo-recall';

const call = route(async ({ actor, params }) =>
  json(200, await undoRecall(await actor(), { id: params.id })),
);

export const POST = formCall(call, {
  name: 'undo recall',
  json: () => ({}),
  page: (_, { id = '' }) => `/dashboard/employers/${encodeURIComponent(id)}`,
  kept: [],
});
