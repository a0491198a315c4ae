import { listingForm } from '@/app/api/internships/listing-form';
import { json } from '@/lib/platform/http/answers';
import { onceJson } from '@/lib/platform/idempotency/once';
import { route } from '@/lib/platform/http/route';
import { approveSubmission } from '@/lib/internships/submissions/approve';

const call = route(async (context) => {
  const { internship } = await onceJson(context, (actor, fields) =>
    approveSubmission(actor, { id: context.params.id, fields }),
  );
  return json(200, { message: 'The submission has been approved and published.', internship });
});

export const POST = listingForm(call, {
  name: 'listing',
  page: (_, { id = '' }) => `/dashboard/internship-submissions/${encodeURIComponent(id)}`,
});
