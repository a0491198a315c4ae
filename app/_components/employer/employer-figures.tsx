import type { PublicFigures } from '@/lib/employers/records/public-figures';
import { DescriptionList } from '../description-list';
import { withinText } from './words';

export function EmployerFigures({ figures }: { figures: PublicFigures | null }) {
  return (
    <section aria-labelledby="figures" className="grid gap-4">
      <h2 id="figures" className="text-lead">
        Response record
      </h2>
      {figures ? (
        <>
          <DescriptionList facts={factsOf(figures)} />
          <p className="text-small text-muted max-w-text">
            Counts applications from the last twelve months that got an answer, or ended without one. An
            answer is any status after “viewed”. Applications still waiting, or withdrawn before an answer,
            aren’t counted. “Usually” is the median: half were faster.
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
    { term: 'Answered', detail: `${Math.round(answeredShare * 100)}% of ${applications} applications` },
    ...(medianDaysToView === null ? [] : [{ term: 'Usually viewed', detail: withinText(medianDaysToView) }]),
    ...(medianDaysToOutcome === null
      ? []
      : [{ term: 'Usually answered', detail: withinText(medianDaysToOutcome) }]),
  ];
}
