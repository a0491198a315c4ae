import type { Addressee } from '@/lib/platform/mail/addressee';
import { salutation } from '@/lib/trust/fraud-checks/plain-name';
import { absoluteUrl } from '@/lib/platform/http/absolute-url';
import { renderTemplate } from '@/lib/platform/mail/template';
import type { Mail } from '@/lib/platform/mail/outbox';

interface Approved {
  title: string;
  internshipId: string;
  isChange: boolean;
  /** The publication day, or undefined if it is published immediately. */
  day: string | undefined;
}

function approvedWords({ title, isChange, day }: Omit<Approved, 'internshipId'>): string {
  if (isChange) return `Your changes to the internship ${title} are approved and live.`;
  return day === undefined
    ? `Your internship ${title} is approved and published. Graduates can apply now.`
    : `Your internship ${title} is approved. It goes live on ${day}, as you asked, and graduates can apply from then on.`;
}

export const approvedTemplate = (to: Addressee, { title, internshipId, isChange, day }: Approved): Mail => ({
  kind: 'submission approved',
  to: to.email,
  ...renderTemplate({
    subject: isChange ? 'Your changes are approved' : 'Your internship is approved',
    greeting: salutation(to.firstName),
    paragraphs: [approvedWords({ title, isChange, day })],
    action: {
      label: 'See your internship',
      url: absoluteUrl(`/dashboard/employer-internships/${internshipId}`),
    },
  }),
});

export const rejectedTemplate = (
  to: Addressee,
  { title, submissionId, comments }: { title: string; submissionId: string; comments: string },
): Mail => ({
  kind: 'submission rejected',
  to: to.email,
  ...renderTemplate({
    subject: 'Your internship wasn’t approved',
    greeting: salutation(to.firstName),
    paragraphs: [`We couldn’t publish your internship ${title} yet. Here’s why:`, comments],
    action: {
      label: 'Edit and submit again',
      url: absoluteUrl(`/dashboard/employer-internships/submissions/${submissionId}`),
    },
  }),
});

export const stillOpenTemplate = (
  to: Addressee,
  { title, internshipId, closes }: { title: string; internshipId: string; closes: string },
): Mail => ({
  kind: 'still open',
  to: to.email,
  ...renderTemplate({
    subject: `Still open? ${title}`,
    greeting: salutation(to.firstName),
    paragraphs: [
      `Your internship ${title} has been open for 60 days or more. Are you still looking for someone?`,
      `If so, you don’t need to do anything. It closes on ${closes}. If you’ve found someone, close it to save people’s time.`,
    ],
    action: {
      label: 'See your internship',
      url: absoluteUrl(`/dashboard/employer-internships/${internshipId}`),
    },
  }),
});

export const closingTemplate = (
  to: Addressee,
  { title, internshipId, closes }: { title: string; internshipId: string; closes: string },
): Mail => ({
  kind: 'closing soon',
  to: to.email,
  ...renderTemplate({
    subject: `Closing soon: ${title}`,
    greeting: salutation(to.firstName),
    paragraphs: [
      `Your internship ${title} closes on ${closes}. No one can apply after that.`,
      'If you’re still looking, extend it. If not, you don’t need to do anything. We’ll remind you of applicants waiting for an answer.',
    ],
    action: {
      label: 'Extend the deadline',
      url: absoluteUrl(`/dashboard/employer-internships/${internshipId}?extend=yes#extend`),
    },
  }),
});
