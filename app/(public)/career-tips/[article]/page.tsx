import type { Metadata } from 'next';
import { absoluteUrl } from '@/lib/platform/http/absolute-url';
import { ArticlePicture } from '@/app/_components/article/article-picture';
import { StructuredData } from '@/app/_components/structured-data';
import { pageMetadata } from '@/app/_components/page-metadata';
import { Crumbs } from '@/app/_components/page-heading';
import type { Article } from '@/lib/content/articles/article';
import { articleBySlug, articlePath } from '@/lib/content/articles/articles';
import { formatDate } from '@/lib/platform/format/dates';
import { site } from '@/lib/platform/core/site';
import { articlePictureAddress } from '@/lib/publishing/share-pictures/address';
import { articleData } from '@/lib/publishing/structured-data/article-data';
import { breadcrumbList } from '@/lib/publishing/structured-data/breadcrumb-list';
import { ArticleBody } from './article-body';
import { ArticleNotFound } from './article-not-found';
import { OtherArticles } from './other-articles';

export const dynamic = 'force-dynamic';

interface Props {
  params: Promise<{ article: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const article = articleBySlug((await params).article);
  if (!article) return { title: 'Article not found' };
  return pageMetadata({
    title: article.title,
    description: article.excerpt,
    path: articlePath(article),
    type: 'article',
    picture: { address: articlePictureAddress(article), alt: article.title },
  });
}

const stepsTo = (article: Article) => [
  { name: 'Career Tips', href: '/career-tips' },
  { name: article.title, href: articlePath(article) },
];

export default async function ArticlePage({ params }: Props) {
  const article = articleBySlug((await params).article);
  if (!article) return <ArticleNotFound />;
  return (
    <div className="page grid gap-x-16 gap-y-10 pt-8 sm:gap-y-14 sm:pt-12 lg:grid-cols-[1fr_18rem]">
      <article className="contents">
        <header className="border-line grid items-end gap-x-16 gap-y-6 border-b pb-8 lg:col-span-2 lg:grid-cols-[1fr_18rem]">
          <div className="grid gap-3">
            <Crumbs crumbs={[{ href: '/career-tips', label: 'Career Tips' }]} />
            <h1 className="max-w-[20em]">{article.title}</h1>
            <p className="text-small text-muted">
              {site.name}, <time dateTime={article.updated}>{formatDate(article.updated)}</time>
            </p>
          </div>
          <ArticlePicture slug={article.slug} width={288} className="h-auto w-48 sm:w-72" />
        </header>
        <ArticleBody article={article} />
      </article>
      <OtherArticles current={article.slug} />
      <StructuredData of={articleData(article, absoluteUrl)} />
      <StructuredData of={breadcrumbList(stepsTo(article), absoluteUrl)} />
    </div>
  );
}
