import { json } from '@/lib/http/answers';
import { route } from '@/lib/http/route';
import { thenGo } from '@/lib/http/then-go';
import { readImport } from '@/lib/imports/kept-import';
import { runImport } from '@/lib/imports/run-import';

export const GET = route(async ({ actor, params }) =>
  json(200, await readImport(await actor(), { id: params.id })),
);

const run = route(async ({ actor, params }) => {
  const ran = await runImport(await actor(), { id: params.id });
  return json(200, { message: 'The internships have been imported.', ...ran });
});

export const POST = thenGo(run, ({ id }) => `/dashboard/import/${encodeURIComponent(id ?? '')}`);
