import { env } from '@/lib/platform/env/env';
import { renderTemplate } from '@/lib/platform/mail/template';
import type { Mail } from '@/lib/platform/mail/outbox';

interface Addressee {
  firstName: string;
  email: string;
}

const link = (path: string): string => new URL(path, env().APP_URL).href;
const hello = ({ firstName }: Addressee): string => `Hello ${firstName},`;

/** To the employer: the submission is published. */
export const approvedTemplate = (
  to: Addressee,
  { title, internshipId }: { title: string; internshipId: string },
): Mail => ({
  kind: 'submission approved',
  to: to.email,
  ...renderTemplate({
    subject: `Approved: ${title}`,
    greeting: hello(to),
    paragraphs: [`Your internship ${title} is approved and published. Graduates can apply from now on.`],
    action: { label: 'See your internship', url: link(`/dashboard/employer-internships/${internshipId}`) },
  }),
});

/** To the employer: the submission was rejected, why, and how to correct it. */
export const rejectedTemplate = (
  to: Addressee,
  { title, submissionId, comments }: { title: string; submissionId: string; comments: string },
): Mail => ({
  kind: 'submission rejected',
  to: to.email,
  ...renderTemplate({
    subject: `Not approved: ${title}`,
    greeting: hello(to),
    paragraphs: [`We could not publish your internship ${title} as it is. What we noticed:`, comments],
    action: {
      label: 'Correct it and submit it again',
      url: link(`/dashboard/employer-internships/submissions/${submissionId}`),
    },
  }),
});
