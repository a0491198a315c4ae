import { fileAnswer } from '@/lib/http/file-answer';
import { route } from '@/lib/http/route';
import { openResume } from '@/lib/users/open-resume';

export const GET = route(async ({ actor, params }) =>
  fileAnswer(await openResume(await actor(), { resumeId: params.resumeId })),
);
