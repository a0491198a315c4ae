import { DescriptionList, type Fact } from '@/app/_components/description-list';
import type { Interview } from '@/lib/applications/status/interview';
import { formatDate, formatDateTime } from '@/lib/platform/format/dates';
import { dialled, groupedPhone } from '@/lib/platform/format/phone';
import { COMING } from './application-status';

function answerFacts(reply: Interview['reply']): Fact[] {
  if (!reply) return [{ term: 'Answer', detail: 'No answer yet' }];
  const { coming, note, at } = reply;
  return [
    { term: 'Answer', detail: `${coming ? COMING.yes : COMING.no}, answered ${formatDate(at)}` },
    ...(note === null
      ? []
      : [{ term: 'Note', detail: <span className="wrap-anywhere whitespace-pre-line">{note}</span> }]),
  ];
}

interface InterviewFactsProps {
  interview: Interview;
  calendar?: string;
  /** Whether to show the applicant’s answer, for the employer. */
  withReply?: boolean;
}

export function InterviewFacts({
  interview: { at, place, link, phone, contact, reply },
  calendar,
  withReply = false,
}: InterviewFactsProps) {
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
    ...(phone === null
      ? []
      : [{ term: 'Phone', detail: <a href={`tel:${dialled(phone)}`}>{groupedPhone(phone)}</a> }]),
    ...(contact === null ? [] : [{ term: 'Contact', detail: contact }]),
    ...(withReply ? answerFacts(reply) : []),
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
