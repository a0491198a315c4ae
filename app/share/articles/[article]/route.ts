import { articleBySlug } from '@/lib/content/articles/articles';
import { AppError } from '@/lib/platform/core/errors';
import { pictureAnswer } from '@/lib/publishing/share-pictures/picture-answer';
import { route } from '@/lib/platform/http/route';
import { articleCard } from '@/lib/publishing/share-pictures/card';

export const GET = route(async ({ params, request }) => {
  const article = articleBySlug(params.article ?? '');
  if (!article) throw new AppError('notFound', 'Article not found. Please try another.');
  return pictureAnswer(articleCard(article), request);
});
