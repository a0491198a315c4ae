import { fileAnswer } from '@/lib/http/file-answer';
import { route } from '@/lib/http/route';
import { openSubmissionFile } from '@/lib/submissions/open-submission-file';

export const GET = route(async ({ actor, params }) =>
  fileAnswer(await openSubmissionFile(await actor(), { id: params.id })),
);
