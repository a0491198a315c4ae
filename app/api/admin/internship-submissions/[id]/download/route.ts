import { fileAnswer } from '@/lib/platform/files/file-answer';
import { route } from '@/lib/platform/http/route';
import { openSubmissionFile } from '@/lib/internships/submissions/open-submission-file';

export const GET = route(async ({ actor, params }) =>
  fileAnswer(await openSubmissionFile(await actor(), { id: params.id })),
);
