import { json } from '@/lib/platform/http/answers';
import { route } from '@/lib/platform/http/route';
import { removeSaved } from '@/lib/search/saved/remove-saved';
import { saveInternship } from '@/lib/search/saved/save-internship';
import { saveOnDevice } from '@/lib/search/saved/save-on-device';
import { savedForm } from '../saved-form';

export const PUT = route(async ({ actor, params }) =>
  json(200, await saveInternship(await actor(), { internshipId: params.internshipId })),
);

export const DELETE = route(async ({ actor, params }) =>
  json(200, await removeSaved(await actor(), { internshipId: params.internshipId })),
);

export const POST = savedForm(PUT, saveOnDevice);
