import { DescriptionList } from '@/app/_components/description-list';
import type { Interview } from '@/lib/applications/status/interview';
import { formatDateTime } from '@/lib/platform/format/dates';

export function InterviewFacts({
  interview: { at, place, link },
  calendar,
}: {
  interview: Interview;
  calendar?: string;
}) {
  const facts = [
    { term: 'Time', detail: `${formatDateTime(at)}, Nairobi time` },
    ...(place === null ? [] : [{ term: 'Place', detail: place }]),
    ...(link === null
      ? []
      : [
          {
            term: 'Link',
            detail: (
              <a href={link} rel="noopener nofollow" className="break-all">
                {link}
              </a>
            ),
          },
        ]),
  ];
  return (
    <section aria-labelledby="interview" className="grid gap-4">
      <h2 id="interview" className="text-lead">
        Interview
      </h2>
      <DescriptionList facts={facts} />
      {calendar !== undefined && (
        <p>
          <a href={calendar}>Add it to your calendar</a>
        </p>
      )}
    </section>
  );
}
