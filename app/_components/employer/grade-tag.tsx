import type { EmployerGrade } from '@/lib/employers/grade';
import { CheckIcon } from '../check-icon';
import { Tag } from '../tag';

interface Graded {
  grade: EmployerGrade | null;
  domain: string | null;
}

/**
 * What is known of who an employer is: a tag for a verified one, plain text for a confirmed domain, which
 * says less.
 */
export function GradeTag({ grade, domain, short = false }: Graded & { short?: boolean }) {
  if (grade === 'domain confirmed')
    return (
      <span className="text-small text-muted font-sans font-normal tracking-normal wrap-anywhere">
        Domain confirmed: {domain}
      </span>
    );
  if (grade === null) return null;
  return short ? <VerifiedMark /> : <Tag tone="good">Verified</Tag>;
}

/** Says in a list that the employer is verified, in the room of a letter. */
const VerifiedMark = () => (
  <Tag tone="good">
    <span aria-hidden="true" title="Verified employer">
      <CheckIcon />
    </span>
    <span className="sr-only">Verified</span>
  </Tag>
);
