import { makeCvResume } from '@/lib/applications/career/make-cv';
import { json } from '@/lib/platform/http/answers';
import { formCall } from '@/lib/platform/http/form-call';
import { route } from '@/lib/platform/http/route';

export const POST = formCall(
  route(async ({ actor }) => json(201, await makeCvResume(await actor()))),
  {
    name: 'career cv',
    json: () => ({}),
    // From the page on which one applies without script, back to it.
    page: ({ apply }) => (apply ? `/dashboard/apply/${encodeURIComponent(apply)}` : '/dashboard/career'),
    kept: [],
  },
);
