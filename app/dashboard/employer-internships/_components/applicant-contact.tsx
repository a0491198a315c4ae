import { EmailAddress } from '@/app/_components/email-address';
import { dialled } from '@/lib/platform/format/phone';
import type { Applicant } from '@/lib/applications/board/with-people';

/** An applicant's contact details, as long as the employer may see them. */
export function ApplicantContact({ user: { email, phoneNumber } }: Pick<Applicant, 'user'>) {
  if (email === null || phoneNumber === null) return <span className="text-muted">No longer shown</span>;
  return (
    <>
      <EmailAddress email={email} isLink />
      <a href={`tel:${dialled(phoneNumber)}`} className="tabular-nums">
        {phoneNumber}
      </a>
    </>
  );
}
