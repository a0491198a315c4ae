import type { Article } from '@/lib/articles/article';
import { Button } from '@/app/_components/button';
import { ArrowRightIcon } from '@/app/_components/icons';

/** The text of an article and, at its end, the one thing to do next. */
export function ArticleBody({ article: { sections, nextStep } }: { article: Article }) {
  return (
    <article className="max-w-text grid min-w-0 content-start gap-10">
      {sections.map(({ heading, paragraphs, list }) => (
        <section key={heading} className="prose">
          <h2 className="text-lead">{heading}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {list && (
            <ul>
              {list.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          )}
        </section>
      ))}
      <section
        aria-labelledby="next-step"
        className="border-accent grid justify-items-start gap-3 border-l-4 pl-5"
      >
        <h2 id="next-step" className="text-lead">
          Your next step
        </h2>
        <Button href={nextStep.href}>
          {nextStep.label}
          <ArrowRightIcon />
        </Button>
      </section>
    </article>
  );
}
