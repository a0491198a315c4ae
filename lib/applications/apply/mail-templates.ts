import { salutation } from '@/lib/trust/fraud-checks/plain-name';
import { env } from '@/lib/platform/env/env';
import { renderTemplate } from '@/lib/platform/mail/template';
import type { Mail } from '@/lib/platform/mail/outbox';

interface Addressee {
  firstName: string;
  email: string;
}

interface Listing {
  title: string;
  company: string;
}

const link = (path: string): string => new URL(path, env().APP_URL).href;
const hello = ({ firstName }: Addressee): string => salutation(firstName);

export const applicationReceivedTemplate = (to: Addressee, { title, company }: Listing): Mail => ({
  kind: 'application received',
  to: to.email,
  ...renderTemplate({
    subject: `Your application: ${title} at ${company}`,
    greeting: hello(to),
    paragraphs: [
      `We have recorded your application for ${title} at ${company}, with the resume you chose.`,
      'Make sure you also finish it where the employer takes applications: the link opened when you applied, and it is in the listing.',
    ],
    action: { label: 'See my internships', url: link('/dashboard/my-internships') },
    after: ['Never pay anybody for an internship or an interview.'],
  }),
});

/** Sent to the employer. Names no applicant, so that a deleted account leaves nothing in a mailbox. */
export const newApplicantTemplate = (
  to: Addressee,
  { title, internshipId }: { title: string; internshipId: string },
): Mail => ({
  kind: 'new applicant',
  to: to.email,
  ...renderTemplate({
    subject: 'You have a new applicant',
    greeting: hello(to),
    paragraphs: [`Somebody has applied to your internship ${title}.`],
    action: { label: 'See the applicants', url: link(`/dashboard/employer-internships/${internshipId}`) },
    after: ['You get at most one of these mails a day for each internship.'],
  }),
});
