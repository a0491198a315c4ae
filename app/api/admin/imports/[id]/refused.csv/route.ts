import { csvAnswer } from '@/lib/platform/http/csv-answer';
import { route } from '@/lib/platform/http/route';
import { downloadRefused } from '@/lib/internships/imports/download-refused';

export const GET = route(async ({ actor, params }) =>
  csvAnswer(await downloadRefused(await actor(), { id: params.id })),
);
