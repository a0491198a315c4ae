import { json } from '@/lib/platform/http/answers';
import { formCall } from '@/lib/platform/http/form-call';
import { onceJson } from '@/lib/platform/idempotency/once';
import { route } from '@/lib/platform/http/route';
import { readImport } from '@/lib/internships/imports/kept-import';
import { runImport } from '@/lib/internships/imports/run-import';

export const GET = route(async ({ actor, params }) =>
  json(200, await readImport(await actor(), { id: params.id })),
);

const run = route(async ({ request, actor, params, body }) => {
  // A client that imports everything sends no body.
  const { headers } = request;
  const isEmpty = (headers.get('content-length') ?? '0') === '0' && !headers.has('transfer-encoding');
  const choice = isEmpty && !headers.has('content-type') ? () => Promise.resolve({}) : body;
  const ran = await onceJson({ request, actor, body: choice }, (who, given) =>
    runImport(who, { id: params.id, choice: given }),
  );
  return json(200, { message: 'The internships have been imported.', ...ran });
});

/** Also accepts the page's form, which has a checkbox for each row. */
export const POST = formCall(run, {
  name: 'import rows',
  json: ({ takesOn }, form) => ({ takesOn: takesOn === 'yes', rows: form.getAll('row').map(Number) }),
  page: (_, { id = '' }) => `/dashboard/import/${encodeURIComponent(id)}`,
  kept: ['row'],
});
