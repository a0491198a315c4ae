import { fileAnswer } from '@/lib/http/file-answer';
import { route } from '@/lib/http/route';
import { exportMe } from '@/lib/users/export-me';

export const GET = route(async ({ actor }) => fileAnswer(await exportMe(await actor())));
