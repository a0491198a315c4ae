import type { Article } from '@/lib/articles/article';
import { Button } from '@/app/_components/button';
import { ArrowRightIcon } from '@/app/_components/icons';
import { TextSection } from '@/app/_components/text-section';

/** The text of an article, with a next step at its end. */
export function ArticleBody({ article: { sections, nextStep } }: { article: Article }) {
  return (
    <div className="max-w-text grid min-w-0 content-start gap-10">
      {sections.map((section) => (
        <TextSection key={section.heading} {...section} />
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
    </div>
  );
}
