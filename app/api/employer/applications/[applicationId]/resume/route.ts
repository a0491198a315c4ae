import { viewResume } from '@/lib/applications/resumes/view-resume';
import { fileAnswer } from '@/lib/platform/files/file-answer';
import { route } from '@/lib/platform/http/route';

export const GET = route(async ({ actor, params: { applicationId }, query }) =>
  fileAnswer(await viewResume(await actor(), { applicationId, as: query.get('as') ?? undefined }), 'inline'),
);
