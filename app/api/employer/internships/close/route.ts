import { LISTINGS } from '@/app/dashboard/employer-internships/paths';
import { closeInternships } from '@/lib/internships/closing/close-internships';
import { json } from '@/lib/platform/http/answers';
import { formCall } from '@/lib/platform/http/form-call';
import { route } from '@/lib/platform/http/route';

const internships = (count: number): string => (count === 1 ? '1 internship' : `${count} internships`);

const call = route(async ({ actor, body }) => {
  const result = await closeInternships(await actor(), await body());
  const reasons = [...new Set(result.refused.map(({ message }) => message))].join(' ');
  const refused =
    result.refused.length > 0 ? ` ${internships(result.refused.length)} not closed: ${reasons}` : '';
  return json(200, { message: `${internships(result.closed.length)} closed.${refused}`, ...result });
});

export const POST = formCall(call, {
  name: 'close several',
  json: ({ reason }, form) => ({ reason, ids: form.getAll('ids') }),
  page: () => LISTINGS,
  kept: ['reason'],
});
