import { pictureAnswer } from '@/lib/share-picture/picture-answer';
import { route } from '@/lib/platform/http/route';
import { siteCard } from '@/lib/share-picture/card';

export const dynamic = 'force-dynamic';

export const GET = route(({ request }) => pictureAnswer(siteCard(), request));
