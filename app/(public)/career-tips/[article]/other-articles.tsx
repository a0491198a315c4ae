import { ARTICLES, articlePath } from '@/lib/content/articles/articles';
import { Link } from '@/app/_components/link';

export function OtherArticles({ current }: { current: string }) {
  return (
    <nav aria-labelledby="other-articles">
      <h2 id="other-articles" className="text-lead">
        Other career tips
      </h2>
      <ul className="border-line mt-3 border-t">
        {ARTICLES.filter(({ slug }) => slug !== current).map((article) => (
          <li key={article.slug} className="border-line border-b">
            <Link
              href={articlePath(article)}
              className="text-small text-text block py-2.5 leading-snug no-underline hover:underline"
            >
              {article.title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
