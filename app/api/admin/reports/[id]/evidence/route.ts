import { fileAnswer } from '@/lib/platform/files/file-answer';
import { route } from '@/lib/platform/http/route';
import { readEvidence } from '@/lib/trust/reports/read-evidence';

export const GET = route(async ({ actor, params }) =>
  fileAnswer(await readEvidence(await actor(), { id: params.id })),
);
