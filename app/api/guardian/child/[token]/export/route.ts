import { exportChild } from '@/lib/identity/guardians/child';
import { fileAnswer } from '@/lib/platform/files/file-answer';
import { route } from '@/lib/platform/http/route';

export const GET = route(async ({ params }) => fileAnswer(await exportChild({ token: params.token })));
