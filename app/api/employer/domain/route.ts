import { json } from '@/lib/platform/http/answers';
import { formCall } from '@/lib/platform/http/form-call';
import { route } from '@/lib/platform/http/route';
import { askForDomain } from '@/lib/employers/verification/ask-domain';

const call = route(async ({ actor, body }) => json(202, await askForDomain(await actor(), await body())));

export const POST = formCall(call, {
  name: 'verify domain',
  json: ({ email }) => ({ email }),
  page: () => '/dashboard/employer',
  kept: ['email'],
});
