import { publicFileAnswer } from '@/lib/platform/files/file-answer';
import { route } from '@/lib/platform/http/route';
import { openSiteLogo } from '@/lib/content/site-settings/logo';

export const dynamic = 'force-dynamic';

export const GET = route(async () => publicFileAnswer(await openSiteLogo()));
