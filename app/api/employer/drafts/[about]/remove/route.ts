import { formPage } from '@/app/dashboard/employer-internships/paths';
import { json } from '@/lib/platform/http/answers';
import { redirect303 } from '@/lib/platform/http/redirect-303';
import { route } from '@/lib/platform/http/route';
import { removeDraft } from '@/lib/internships/submissions/drafts/remove-draft';

const call = route(async ({ actor, params }) => {
  await removeDraft(await actor(), { about: params.about });
  return json(200, { message: 'Your draft has been removed.' });
});

export const POST = redirect303(call, ({ about = '' }) => formPage(about));
