import { applyPath } from '@/lib/internships/listings/apply-path';
import { makeCvResume } from '@/lib/applications/career/make-cv';
import { json } from '@/lib/platform/http/answers';
import { formCall } from '@/lib/platform/http/form-call';
import { route } from '@/lib/platform/http/route';

export const POST = formCall(
  route(async ({ actor }) => json(201, await makeCvResume(await actor()))),
  {
    name: 'career cv',
    json: () => ({}),
    // Returns to the application page for browsers without JavaScript, if the form was sent from there.
    page: ({ apply }) => (apply ? applyPath(apply) : '/dashboard/career'),
    kept: [],
  },
);
