import type { Article } from '@/lib/content/articles/article';
import { Button } from '@/app/_components/button';
import { ArrowRightIcon } from '@/app/_components/side-arrows';
import { TextSection } from '@/app/_components/text-section';

/** Includes the excerpt in the text, because reader modes drop a separate introduction. */
export function ArticleBody({ article: { excerpt, sections, nextStep } }: { article: Article }) {
  return (
    <div data-static="text" className="max-w-text grid min-w-0 content-start gap-10">
      <p className="text-lead text-muted">{excerpt}</p>
      {sections.map((section) => (
        <TextSection key={section.heading} {...section} />
      ))}
      <section
        aria-labelledby="next-step"
        className="border-primary grid justify-items-start gap-3 border-l-4 pl-5"
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
