import { env } from '@/lib/env';
import { letter } from './letter';
import type { Mail } from './queue';

interface Addressee {
  firstName: string;
  email: string;
}

interface Listing {
  title: string;
  company: string;
}

const link = (path: string): string => new URL(path, env().APP_URL).href;
const hello = ({ firstName }: Addressee): string => `Hello ${firstName},`;

/** To whoever applied: it was recorded. */
export const applicationReceivedLetter = (to: Addressee, { title, company }: Listing): Mail => ({
  kind: 'application received',
  to: to.email,
  ...letter({
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

/** To the employer: somebody applied. Names nobody, so that a deleted account leaves nothing in a mailbox. */
export const newApplicantLetter = (
  to: Addressee,
  { title, internshipId }: { title: string; internshipId: string },
): Mail => ({
  kind: 'new applicant',
  to: to.email,
  ...letter({
    subject: `New applicant: ${title}`,
    greeting: hello(to),
    paragraphs: [`Somebody has applied to your internship ${title}.`],
    action: { label: 'See the applicants', url: link(`/dashboard/employer-internships/${internshipId}`) },
    after: ['You get at most one of these mails a day for each internship.'],
  }),
});

/** To the employer: the submission is published. */
export const approvedLetter = (
  to: Addressee,
  { title, internshipId }: { title: string; internshipId: string },
): Mail => ({
  kind: 'submission approved',
  to: to.email,
  ...letter({
    subject: `Approved: ${title}`,
    greeting: hello(to),
    paragraphs: [`Your internship ${title} is approved and published. Graduates can apply from now on.`],
    action: { label: 'See your internship', url: link(`/dashboard/employer-internships/${internshipId}`) },
  }),
});

/** To the employer: the submission was turned down, why, and how to go on. */
export const rejectedLetter = (
  to: Addressee,
  { title, submissionId, comments }: { title: string; submissionId: string; comments: string },
): Mail => ({
  kind: 'submission rejected',
  to: to.email,
  ...letter({
    subject: `Not approved: ${title}`,
    greeting: hello(to),
    paragraphs: [`We could not publish your internship ${title} as it is. What we noticed:`, comments],
    action: {
      label: 'Correct it and submit it again',
      url: link(`/dashboard/employer-internships/submissions/${submissionId}`),
    },
  }),
});
