import type { Metadata } from 'next';
import { pageMetadata } from '@/app/_components/page-metadata';
import { ArticleCards } from '@/app/_components/article/article-cards';
import { MoreOrLess } from '@/app/_components/more-or-less';
import { PageHeading } from '@/app/_components/page-heading';
import { ARTICLES } from '@/lib/content/articles/articles';

export const dynamic = 'force-dynamic';
const FIRST = 6;

export function generateMetadata(): Metadata {
  return pageMetadata({
    title: 'Career tips for beginners in Kenya',
    description:
      'Plain advice on CVs, interviews, attachments, papers and fake recruiters, written for students and graduates in Kenya.',
    path: '/career-tips',
  });
}

export default function CareerTipsPage() {
  return (
    <div className="page grid gap-10 pt-10 sm:gap-14 sm:pt-16">
      <PageHeading
        title="Career Tips"
        intro="What nobody tells you at graduation: the papers to get first, the questions that always come up, the fee you must never pay. Nine short reads, written for beginners in Kenya."
      />
      <div>
        <ArticleCards articles={ARTICLES.slice(0, FIRST)} />
        <MoreOrLess more="View More Tips" less="View Less Tips">
          <ArticleCards articles={ARTICLES.slice(FIRST)} />
        </MoreOrLess>
      </div>
    </div>
  );
}
