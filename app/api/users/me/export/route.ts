import { fileAnswer } from '@/lib/platform/files/file-answer';
import { route } from '@/lib/platform/http/route';
import { exportMe } from '@/lib/identity/users/export-me';

export const GET = route(async ({ actor }) => fileAnswer(await exportMe(await actor())));
