import type { Addressee } from '@/lib/platform/mail/addressee';
import { plainName, salutation } from '@/lib/trust/fraud-checks/plain-name';
import { site } from '@/lib/platform/core/site';
import { absoluteUrl } from '@/lib/platform/http/absolute-url';
import { formatDate } from '@/lib/platform/format/dates';
import type { Mail } from '@/lib/platform/mail/outbox';
import { renderTemplate } from '@/lib/platform/mail/template';
import type { RecallRecord } from '@/models/recall';
import { CAUTION, HELP, isFraud, removalText } from '@/lib/applications/status/removal-words';

interface Listing {
  title: string;
  company: string;
}

/** Sent to our own address when reports have hidden a listing. */
export const hiddenTemplate = ({ title, company }: Listing): Mail => ({
  kind: 'listing hidden',
  to: site.email,
  ...renderTemplate({
    subject: 'Reports have hidden a listing',
    greeting: 'Hello,',
    paragraphs: [
      `Three independent people have reported ${title} at ${company}, so it’s hidden. It stays hidden until someone decides.`,
    ],
    action: { label: 'See the reports', url: absoluteUrl('/dashboard/reports') },
  }),
});

/** Sent to our own address when enough people have reported a listing that is still shown. */
export const urgentTemplate = ({ title, company }: Listing): Mail => ({
  kind: 'listing reported',
  to: site.email,
  ...renderTemplate({
    subject: 'A reported listing is still shown',
    greeting: 'Hello,',
    paragraphs: [
      `Three independent people have reported ${title} at ${company}. Reports have hidden ten other listings within an hour, so this one is still shown. Please decide soon.`,
    ],
    action: { label: 'See the reports', url: absoluteUrl('/dashboard/reports') },
  }),
});

export const hiddenEmployerTemplate = (to: Addressee, { title }: Listing): Mail => ({
  kind: 'listing hidden',
  to: to.email,
  ...renderTemplate({
    subject: 'Your listing is hidden',
    greeting: salutation(to.firstName),
    paragraphs: [
      `Several people have reported ${title}, so it’s hidden for now. We’ll check it and e-mail you.`,
      `If there’s anything we should know, write to ${site.email}.`,
    ],
  }),
});

export const askedTemplate = (to: Addressee, { title }: Listing, comments: string): Mail => ({
  kind: 'employer asked',
  to: to.email,
  replyTo: site.email,
  ...renderTemplate({
    subject: 'A question about your listing',
    greeting: salutation(to.firstName),
    paragraphs: [
      `We have a question about ${title}, which was reported:`,
      comments,
      'Please reply to this e-mail.',
    ],
  }),
});

export const decidedTemplate = (
  to: Addressee,
  { title }: Listing,
  { upheld, comments }: { upheld: boolean; comments: string | null },
): Mail => ({
  kind: 'reports decided',
  to: to.email,
  replyTo: site.email,
  ...renderTemplate({
    subject: upheld ? 'Your listing was taken down' : 'Your listing is back on the site',
    greeting: salutation(to.firstName),
    paragraphs: [
      upheld
        ? `We’ve checked the reports about ${title} and taken it down.`
        : `We’ve checked the reports about ${title} and found nothing wrong. It’s back on the site.`,
      ...(comments ? [comments] : []),
      `If you don’t agree, write to ${site.email}.`,
    ],
  }),
});

export const reporterTemplate = (email: string, { title, company }: Listing, upheld: boolean): Mail => ({
  kind: 'report decided',
  to: email,
  forgetOnceSent: true,
  ...renderTemplate({
    subject: 'We’ve made a decision about your report',
    greeting: 'Hello,',
    paragraphs: [
      `You reported ${title} at ${company}. Thank you.`,
      upheld
        ? 'You were right, and we’ve taken it down.'
        : 'We’ve checked it and found nothing that breaks our rules, so it stays.',
    ],
  }),
});

export interface Held {
  /** When the resume was downloaded, or null. */
  downloadedAt: Date | null;
}

type Removed = Listing & Pick<RecallRecord, 'reason'>;

const removalSubject = ({ reason }: Pick<Removed, 'reason'>, what: 'applied for' | 'saved'): string =>
  isFraud(reason)
    ? `Warning: don’t pay for the internship you ${what}`
    : `We’ve taken down a listing you ${what}`;

export const recallTemplate = (
  to: Addressee,
  { title, company, reason }: Removed,
  { downloadedAt }: Held,
): Mail => ({
  kind: 'recall',
  to: to.email,
  ...renderTemplate({
    subject: removalSubject({ reason }, 'applied for'),
    greeting: salutation(to.firstName),
    paragraphs: [
      `You applied for ${title} at ${company}. ${removalText(reason)} We’re sorry it was on ${site.name}.`,
      CAUTION,
      downloadedAt
        ? `They have your name, e-mail address, phone number and CV, which they downloaded on ${formatDate(downloadedAt)}.`
        : 'They could see your name, e-mail address and phone number. Nobody has downloaded your CV.',
      ...(isFraud(reason) ? HELP : []),
    ],
    action: { label: 'Find other internships', url: absoluteUrl('/internships') },
  }),
});

/** Sent to a user who saved a listing that was taken down, but did not apply. */
export const recallSavedTemplate = (to: Addressee, { title, company, reason }: Removed): Mail => ({
  kind: 'recall',
  to: to.email,
  ...renderTemplate({
    subject: removalSubject({ reason }, 'saved'),
    greeting: salutation(to.firstName),
    paragraphs: [
      `You saved ${title} at ${company}. ${removalText(reason)}`,
      `We’ve given the employer nothing about you. If you wrote to them yourself: ${CAUTION.charAt(0).toLowerCase()}${CAUTION.slice(1)}`,
      ...(isFraud(reason) ? HELP : []),
    ],
    action: { label: 'Find other internships', url: absoluteUrl('/internships') },
  }),
});

/** Sent to an applicant, or a user who saved the listing, if the warning was wrong. */
export const correctionTemplate = (
  to: Addressee,
  { title, company }: Listing,
  { applied }: { applied: boolean },
): Mail => ({
  kind: 'recall undone',
  to: to.email,
  ...renderTemplate({
    subject: 'We were wrong about a listing',
    greeting: salutation(to.firstName),
    paragraphs: [
      `We told you that ${title} at ${company} was a fraud. We were wrong, and we’ve withdrawn the warning. We’re sorry.`,
      applied
        ? 'We’ve restored your application. You don’t need to do anything.'
        : 'You don’t need to do anything.',
      'The listing is hidden for now. If we show it again, you can open it as before.',
    ],
    action: applied
      ? { label: 'See your application', url: absoluteUrl('/dashboard/my-internships') }
      : { label: 'See your saved internships', url: absoluteUrl('/dashboard/saved') },
  }),
});

/** Sent to an owner when the employer's recall is undone. `back` lists what was restored, one sentence per item. */
export const undoneTemplate = (
  to: Addressee,
  { name, recalledAt, back }: { name: string; recalledAt: Date; back: readonly string[] },
): Mail => ({
  kind: 'recall undone',
  to: to.email,
  replyTo: site.email,
  ...renderTemplate({
    subject: 'Your employer is no longer recalled',
    greeting: salutation(to.firstName),
    paragraphs: [
      `On ${formatDate(recalledAt)} we recalled ${plainName(name, 'your employer')} because of one of its listings. That was wrong, and we’ve undone it. We’re sorry.`,
      ...(back.length > 0 ? [back.join(' ')] : []),
      'The reported listing is still hidden. We’ll e-mail everyone we warned to say we were wrong.',
      `If something is missing, write to ${site.email}.`,
    ],
    action: { label: 'Log in', url: absoluteUrl('/login') },
  }),
});
