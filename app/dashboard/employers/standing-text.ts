import { badgeText } from '@/app/_components/employer/words';
import type { ReviewedEmployer } from '@/lib/employers/records/mapper';
import { formatDate } from '@/lib/platform/format/dates';

export const standingText = (employer: ReviewedEmployer): string =>
  employer.recalledAt === null
    ? badgeText(employer)
    : `Recalled for fraud on ${formatDate(employer.recalledAt)}`;
