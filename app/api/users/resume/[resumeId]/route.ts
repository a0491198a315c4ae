import { fileAnswer } from '@/lib/platform/files/file-answer';
import { route } from '@/lib/platform/http/route';
import { openResume } from '@/lib/identity/users/open-resume';

export const GET = route(async ({ actor, params }) =>
  fileAnswer(await openResume(await actor(), { resumeId: params.resumeId })),
);
