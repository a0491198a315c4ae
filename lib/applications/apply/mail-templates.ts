import type { Addressee } from '@/lib/platform/mail/addressee';
import type { Types } from 'mongoose';
import { salutation } from '@/lib/trust/fraud-checks/plain-name';
import { absoluteUrl } from '@/lib/platform/http/absolute-url';
import { renderTemplate } from '@/lib/platform/mail/template';
import type { Mail } from '@/lib/platform/mail/outbox';

interface Listing {
  title: string;
  company: string;
}

export const applicationReceivedTemplate = (
  to: Addressee,
  { title, company }: Listing,
  id: Types.ObjectId,
): Mail => ({
  kind: 'application received',
  to: to.email,
  ...renderTemplate({
    subject: `Your application: ${title} at ${company}`,
    greeting: salutation(to.firstName),
    paragraphs: [
      `We’ve saved your application for ${title} at ${company}, with the CV you chose.`,
      'If you haven’t yet, finish it where the employer takes applications. You’ll find the link on your application’s page or in the listing.',
    ],
    action: {
      label: 'View this application',
      url: absoluteUrl(`/dashboard/my-internships/${id.toHexString()}`),
    },
    after: ['Never pay anyone for an internship or an interview.'],
  }),
});

/** Sent to the employer. Does not name the applicant, so that a deleted account leaves no trace in a mailbox. */
export const newApplicantTemplate = (
  to: Addressee,
  { title, internshipId }: { title: string; internshipId: string },
): Mail => ({
  kind: 'new applicant',
  to: to.email,
  ...renderTemplate({
    subject: 'You have a new applicant',
    greeting: salutation(to.firstName),
    paragraphs: [`Someone has applied to your listing: ${title}.`],
    action: { label: 'View applicants', url: absoluteUrl(`/dashboard/employer-internships/${internshipId}`) },
    after: ['We send at most one of these e-mails a day for each listing.'],
  }),
});
