import { downloadCv } from '@/lib/applications/career/make-cv';
import { fileAnswer } from '@/lib/platform/files/file-answer';
import { route } from '@/lib/platform/http/route';

export const GET = route(async ({ actor }) => fileAnswer(await downloadCv(await actor())));
