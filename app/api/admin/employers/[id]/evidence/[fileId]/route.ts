import { fileAnswer } from '@/lib/platform/files/file-answer';
import { route } from '@/lib/platform/http/route';
import { openEvidence } from '@/lib/employers/verification/open-evidence';

export const GET = route(async ({ actor, params }) =>
  fileAnswer(await openEvidence(await actor(), { id: params.id, fileId: params.fileId })),
);
