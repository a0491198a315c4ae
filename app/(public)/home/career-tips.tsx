import type { Article } from '@/lib/content/articles/article';
import { ArticleCards } from '@/app/_components/article/article-cards';
import { ArrowRightIcon } from '@/app/_components/side-arrows';
import { Link } from '@/app/_components/link';

export function CareerTips({ articles }: { articles: readonly Article[] }) {
  return (
    <section
      aria-labelledby="career-tips"
      className="page mt-8 grid justify-items-start gap-3 sm:mt-28 sm:gap-6"
    >
      <h2 id="career-tips">Career tips</h2>
      <ArticleCards articles={articles} heading="h3" brief />
      <Link href="/career-tips" className="inline-flex min-h-12 items-center gap-2 font-semibold">
        Read all career tips
        <ArrowRightIcon />
      </Link>
    </section>
  );
}
