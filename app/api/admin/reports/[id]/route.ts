import { json } from '@/lib/platform/http/answers';
import { formCall } from '@/lib/platform/http/form-call';
import { route } from '@/lib/platform/http/route';
import { decideReport } from '@/lib/trust/reports/decide-report';

export const PUT = route(async ({ actor, params, body }) =>
  json(200, await decideReport(await actor(), { id: params.id, fields: await body() })),
);

export const POST = formCall(PUT, {
  name: 'decision',
  json: ({ recall, warn, ...fields }) => ({
    ...fields,
    ...(recall !== undefined && { recall: true }),
    ...(warn !== undefined && { warn: true }),
  }),
  page: (_, { id = '' }) => `/dashboard/reports/${encodeURIComponent(id)}`,
  kept: ['decision', 'comments', 'recall', 'warn'],
});
