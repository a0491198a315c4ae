import type { Article } from '@/lib/content/articles/article';
import { articlePath } from '@/lib/content/articles/articles';
import { Link } from '../link';
import { ArticlePicture } from './article-picture';

export interface ArticleCardsProps {
  articles: readonly Article[];
  heading?: 'h2' | 'h3';
  /** Hides the excerpts on phones. */
  brief?: boolean;
}

interface CardProps extends Required<Pick<ArticleCardsProps, 'heading' | 'brief'>> {
  article: Article;
}

function Card({ article, heading: Heading, brief }: CardProps) {
  return (
    <li className="eased bg-surface hover:bg-raised relative grid content-start gap-x-5 gap-y-2 p-4 has-[img]:grid-cols-[5rem_1fr] sm:p-6 sm:has-[img]:grid-cols-[8rem_1fr] lg:gap-y-4 lg:has-[img]:grid-cols-1">
      <ArticlePicture slug={article.slug} className="row-span-2 h-auto w-20 sm:w-32 lg:row-span-1 lg:w-36" />
      <Heading className="text-lead leading-snug">
        <Link href={articlePath(article)} className="tile-link text-text no-underline hover:underline">
          {article.title}
        </Link>
      </Heading>
      <p className={`text-small text-muted ${brief ? 'max-sm:hidden' : ''}`}>{article.excerpt}</p>
    </li>
  );
}

export function ArticleCards({ articles, heading = 'h2', brief = false }: ArticleCardsProps) {
  return (
    <ul data-static="articles" className="border-line bg-line grid gap-px border lg:grid-cols-3">
      {articles.map((article) => (
        <Card key={article.slug} article={article} heading={heading} brief={brief} />
      ))}
    </ul>
  );
}
