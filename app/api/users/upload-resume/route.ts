import { backToForm } from '@/lib/platform/http/back-to-form';
import { json } from '@/lib/platform/http/answers';
import type { Handler } from '@/lib/platform/http/redirect-303';
import { route } from '@/lib/platform/http/route';
import { onceUpload } from '@/lib/platform/files/once-upload';
import { incomingUpload } from '@/lib/platform/files/upload';
import { uploadResume } from '@/lib/users/upload-resume';

const call = route(async (context) => {
  const { resume } = await onceUpload(context, incomingUpload(context.request, 'resume'), uploadResume);
  return json(201, { message: 'Your resume has been uploaded.', resume });
});

/** The page of the form that a browser sent without script. */
function pageOf(request: Request): string {
  const internshipId = new URL(request.url).searchParams.get('apply');
  return internshipId === null
    ? '/dashboard/profile'
    : `/dashboard/apply/${encodeURIComponent(internshipId)}`;
}

/** A browser that goes to another page asks for HTML; script asks for anything. */
const isNavigation = ({ headers }: Request): boolean => (headers.get('accept') ?? '').includes('text/html');

export const POST: Handler = async (request, context) => {
  const answer = await call(request, context);
  if (!isNavigation(request)) return answer;
  return backToForm(answer, { name: 'upload resume', page: pageOf(request), values: {} });
};
