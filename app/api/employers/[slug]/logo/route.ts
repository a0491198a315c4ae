import { publicFileAnswer } from '@/lib/platform/files/file-answer';
import { route } from '@/lib/platform/http/route';
import { openLogo } from '@/lib/employers/profile/logo';

export const GET = route(async ({ params }) => {
  const { slug = '' } = params;
  return publicFileAnswer(await openLogo({ slug }));
});
