import { pictureAnswer } from '@/lib/http/picture-answer';
import { route } from '@/lib/http/route';
import { readInternship } from '@/lib/internships/read-internship';
import { listingCard } from '@/lib/share-picture/card';

export const GET = route(async ({ params, request }) =>
  pictureAnswer(listingCard(await readInternship({ id: params.id })), request),
);
