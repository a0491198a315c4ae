import { markApplicationViewed } from '@/lib/applications/mark-viewed';
import { json } from '@/lib/platform/http/answers';
import { route } from '@/lib/platform/http/route';

export const PUT = route(async ({ actor, params }) => {
  const { application } = await markApplicationViewed(await actor(), { applicationId: params.applicationId });
  return json(200, { message: 'The application is marked as viewed.', application });
});
