import { json } from '@/lib/platform/http/answers';
import { route } from '@/lib/platform/http/route';
import { deleteInternship } from '@/lib/internships/delete-internship';
import { readInternship } from '@/lib/internships/read-internship';
import { updateInternship } from '@/lib/internships/update-internship';

export const GET = route(async ({ params }) =>
  json(200, { internship: await readInternship({ id: params.id }) }),
);

export const PUT = route(async ({ actor, params, body }) => {
  const { internship } = await updateInternship(await actor(), { id: params.id, fields: await body() });
  return json(200, { message: 'The internship has been updated.', internship });
});

export const DELETE = route(async ({ actor, params }) => {
  await deleteInternship(await actor(), { id: params.id });
  return json(200, { message: 'The internship has been deleted.' });
});
