import { pictureAnswer } from '@/lib/http/picture-answer';
import { route } from '@/lib/http/route';
import { siteCard } from '@/lib/share-picture/card';

export const dynamic = 'force-dynamic';

export const GET = route(({ request }) => pictureAnswer(siteCard(), request));
