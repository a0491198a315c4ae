import { json } from '@/lib/platform/http/answers';
import { route } from '@/lib/platform/http/route';
import { featureInternship } from '@/lib/internships/listings/feature-internship';
import { internshipsListForm } from '@/app/api/list-form';

const call = route(async ({ actor, params, body }) =>
  json(200, await featureInternship(await actor(), { id: params.id, fields: await body() })),
);

const CHOICES = new Map([
  ['true', true],
  ['false', false],
]);

export const POST = internshipsListForm(call, ({ isFeatured = '' }) => ({
  isFeatured: CHOICES.get(isFeatured),
}));
