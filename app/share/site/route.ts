import { pictureAnswer } from '@/lib/publishing/share-pictures/picture-answer';
import { route } from '@/lib/platform/http/route';
import { siteCard } from '@/lib/publishing/share-pictures/card';

export const dynamic = 'force-dynamic';

export const GET = route(({ request }) => pictureAnswer(siteCard(), request));
