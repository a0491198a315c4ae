import type { PublicFigures } from '@/lib/employers/records/public-figures';
import { DescriptionList } from '../description-list';
import { daysText, withinText } from './words';

export function EmployerFigures({ figures }: { figures: PublicFigures | null }) {
  return (
    <section aria-labelledby="figures" className="grid gap-4">
      <h2 id="figures" className="text-lead">
        How it answers
      </h2>
      {figures ? (
        <>
          <DescriptionList facts={factsOf(figures)} />
          <p className="text-small text-muted max-w-text">
            Of applications in the last twelve months that were answered, or that ended without an answer. An
            answer is any step after “viewed”. Applications that still wait, or that people withdrew first,
            are not counted.
          </p>
        </>
      ) : (
        <p className="text-muted max-w-text">
          There are too few applications to say. From ten on, this page shows how many people get an answer,
          and how soon.
        </p>
      )}
    </section>
  );
}

function factsOf({ applications, answeredShare, medianDaysToView, medianDaysToOutcome }: PublicFigures) {
  return [
    { term: 'Answered', detail: `${Math.round(answeredShare * 100)} % of ${applications}` },
    ...(medianDaysToView === null ? [] : [{ term: 'Viewed within', detail: daysText(medianDaysToView) }]),
    ...(medianDaysToOutcome === null
      ? []
      : [{ term: 'Answered within', detail: withinText(medianDaysToOutcome) }]),
  ];
}
