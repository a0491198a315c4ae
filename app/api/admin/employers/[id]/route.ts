import { json } from '@/lib/platform/http/answers';
import { formCall } from '@/lib/platform/http/form-call';
import { route } from '@/lib/platform/http/route';
import { decideVerification } from '@/lib/employers/verification/decide-verification';

export const PUT = route(async ({ actor, params, body }) =>
  json(200, await decideVerification(await actor(), { id: params.id, fields: await body() })),
);

export const POST = formCall(PUT, {
  name: 'verification',
  json: ({ verification, comments, name, takeName }) => ({
    ...{ verification, comments, takeName: takeName === 'on' },
    ...(name && { name }),
  }),
  page: (_, { id = '' }) => `/dashboard/employers/${encodeURIComponent(id)}`,
  kept: ['verification', 'comments', 'name'],
});
