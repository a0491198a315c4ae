import { DescriptionList } from '@/app/_components/description-list';
import { EmailAddress } from '@/app/_components/email-address';
import type { Finding } from '@/lib/trust/fraud-checks/finding';
import { industryById } from '@/lib/internships/industries/industries';
import { kindText } from '@/lib/internships/listings/labels';
import { LISTING_FIELDS } from '@/lib/internships/listings/listing-fields';
import { stipendText } from '@/lib/internships/listings/stipend';
import { formatDate, formatDateTime } from '@/lib/platform/format/dates';
import type { Submission } from '@/lib/internships/submissions/mapper';
import type { StatedFieldName, SubmissionFieldName } from '@/lib/internships/submissions/submission-fields';
import { MarkedText } from '../../_components/checks/marked-text';

type Worded = Extract<
  SubmissionFieldName | StatedFieldName,
  | 'location'
  | 'duration'
  | 'applyLink'
  | 'howToApply'
  | 'descriptionParagraph'
  | 'yourRole'
  | 'whatWeLookFor'
  | 'niceToHaveSkills'
  | 'perksAndBenefits'
>;

const LISTS = ['yourRole', 'whatWeLookFor', 'niceToHaveSkills', 'perksAndBenefits'] as const;

/** Joins lists as the checks do, so that their offsets match. */
const textIn = (submission: Submission, name: Worded): string => [submission[name] ?? []].flat().join('\n\n');

/** Marks the quoted words in a field; undefined if the field is empty. */
function markedIn(submission: Submission, findings: readonly Finding[]) {
  return function marked(name: Worded) {
    const text = textIn(submission, name);
    return text === '' ? undefined : (
      <span className="whitespace-pre-line">
        <MarkedText text={text} findings={findings.filter(({ field }) => field === name)} />
      </span>
    );
  };
}

function factsOf(submission: Submission, findings: readonly Finding[]) {
  const marked = markedIn(submission, findings);
  const { submittedBy, stipend, kind, county, industryId } = submission;
  return [
    {
      term: 'Submitted by',
      detail: submittedBy ? (
        <>
          {submittedBy.firstName} {submittedBy.lastName}, <EmailAddress email={submittedBy.email} isLink />
        </>
      ) : (
        'N/A'
      ),
    },
    { term: 'Submitted', detail: formatDateTime(submission.createdAt) },
    { term: 'Location', detail: marked('location') },
    { term: 'Duration', detail: marked('duration') },
    { term: 'Deadline', detail: formatDateTime(submission.applicationDeadline) },
    {
      term: 'Publish on',
      detail: submission.publishOn === null ? undefined : formatDate(submission.publishOn),
    },
    { term: 'Pay', detail: stipend ? stipendText(stipend) : undefined },
    { term: 'Type', detail: kind === null ? undefined : kindText(kind) },
    { term: 'Industry', detail: industryId === null ? undefined : industryById(industryId)?.name },
    { term: 'County', detail: county ?? undefined },
    { term: 'Application link', detail: <span className="break-all">{marked('applyLink')}</span> },
    { term: 'How to apply', detail: marked('howToApply') },
    { term: 'Description', detail: marked('descriptionParagraph') },
    ...LISTS.map((name) => ({ term: LISTING_FIELDS[name].label, detail: marked(name) })),
  ].flatMap(({ term, detail }) => (detail === undefined ? [] : [{ term, detail }]));
}

export const SubmissionFacts = ({
  submission,
  findings,
}: {
  submission: Submission;
  findings: readonly Finding[];
}) => <DescriptionList facts={factsOf(submission, findings)} />;
