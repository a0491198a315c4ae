import { json } from '@/lib/platform/http/answers';
import { onceJson } from '@/lib/platform/http/once-json';
import { route } from '@/lib/platform/http/route';
import { redirect303 } from '@/lib/platform/http/redirect-303';
import { readImport } from '@/lib/imports/kept-import';
import { runImport } from '@/lib/imports/run-import';

export const GET = route(async ({ actor, params }) =>
  json(200, await readImport(await actor(), { id: params.id })),
);

const run = route(async ({ request, actor, params }) => {
  const context = { request, actor, body: () => Promise.resolve(null) };
  const ran = await onceJson(context, (who) => runImport(who, { id: params.id }));
  return json(200, { message: 'The internships have been imported.', ...ran });
});

export const POST = redirect303(run, ({ id }) => `/dashboard/import/${encodeURIComponent(id ?? '')}`);
