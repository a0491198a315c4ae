import { pictureAnswer } from '@/lib/publishing/share-pictures/picture-answer';
import { route } from '@/lib/platform/http/route';
import { readInternship } from '@/lib/internships/listings/read-internship';
import { listingCard } from '@/lib/publishing/share-pictures/card';

export const GET = route(async ({ params, request }) =>
  pictureAnswer(listingCard(await readInternship({ id: params.id })), request),
);
