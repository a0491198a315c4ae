import type { Addressee } from '@/lib/platform/mail/addressee';
import { plainName, salutation } from '@/lib/trust/fraud-checks/plain-name';
import { site } from '@/lib/platform/core/site';
import { absoluteUrl } from '@/lib/platform/http/absolute-url';
import { formatDate } from '@/lib/platform/format/dates';
import type { Mail } from '@/lib/platform/mail/outbox';
import { renderTemplate } from '@/lib/platform/mail/template';

interface Named {
  name: string;
}

const PROFILE = '/dashboard/employer';

/** Nobody has reviewed the name, so e-mails may replace it: one fallback for strangers, another for members. */
const strangers = ({ name }: Named): string => plainName(name, 'an employer');
const own = ({ name }: Named): string => plainName(name, 'your employer');

/** For the start of a sentence. */
const ownFirst = (employer: Named): string => plainName(employer.name, 'Your employer');

export const domainTemplate = (email: string, employer: Named, token: string): Mail => ({
  kind: 'verify domain',
  to: email,
  forgetOnceSent: true,
  ...renderTemplate({
    subject: `Confirm a domain on ${site.name}`,
    greeting: 'Hello,',
    paragraphs: [
      `Someone who posts internships for ${strangers(employer)} on ${site.name} says this address is theirs. Confirm it to show graduates that they read e-mail at this domain.`,
    ],
    action: { label: 'Confirm the domain', url: absoluteUrl(`/verify-domain/${token}`) },
    after: [
      'The link works for 24 hours, for a member of the employer’s team who is logged in.',
      'If this wasn’t you, don’t open the link. Reply to this e-mail to tell us.',
    ],
  }),
  replyTo: site.email,
});

export const inviteTemplate = (email: string, employer: Named & { by: string }, token: string): Mail => ({
  kind: 'join employer',
  to: email,
  forgetOnceSent: true,
  ...renderTemplate({
    subject: `An invitation to ${site.name}`,
    greeting: 'Hello,',
    paragraphs: [
      `${plainName(employer.by, 'Someone')} invites you to help manage ${strangers(employer)}: its listings, its applicants and its profile.`,
      'You need an employer account with this address. If you don’t have one, register first. The link will still work.',
    ],
    action: { label: 'Join', url: absoluteUrl(`${PROFILE}/join/${token}`) },
    after: [
      `The link works for 7 days. The sender typed the names above, and ${site.name} hasn’t checked them.`,
      'If you don’t know the sender, you can ignore this e-mail.',
    ],
  }),
});

export const verifiedTemplate = (to: Addressee, { name, until }: Named & { until: Date }): Mail => ({
  kind: 'employer verified',
  to: to.email,
  ...renderTemplate({
    subject: 'Your employer is verified',
    greeting: salutation(to.firstName),
    paragraphs: [
      `${ownFirst({ name })} is verified until ${formatDate(until)}. Its page and listings show it, and nobody else can post under its name.`,
    ],
    action: { label: 'See your profile', url: absoluteUrl(PROFILE) },
  }),
});

export const confirmedTemplate = (
  to: Addressee,
  { name, domain, until }: Named & { domain: string; until: Date },
): Mail => ({
  kind: 'domain confirmed',
  to: to.email,
  ...renderTemplate({
    subject: 'Your domain is confirmed',
    greeting: salutation(to.firstName),
    paragraphs: [
      `Until ${formatDate(until)}, the page and listings of ${own({ name })} show “Domain confirmed: ${domain}”. It tells graduates only that you read e-mail there.`,
      'To show as verified and stop others posting under your name, send us a document.',
    ],
    action: { label: 'See your profile', url: absoluteUrl(PROFILE) },
  }),
});

const REFUSED = {
  documents: {
    subject: 'We couldn’t verify your employer',
    text: (name: string) => `We’ve checked the documents of ${name} but couldn’t verify it:`,
  },
  verification: {
    subject: 'Your employer is no longer verified',
    text: (name: string) => `We’ve checked ${name} again. It’s no longer verified:`,
  },
  domain: {
    subject: 'Your domain is no longer confirmed',
    text: (name: string) => `We’ve checked ${name} again. Its domain is no longer confirmed:`,
  },
};

/** Sent with the reason after documents are refused, or a verification or domain confirmation is revoked. */
export const refusedTemplate = (
  to: Addressee,
  { name, comments, revoked }: Named & { comments: string; revoked: 'verification' | 'domain' | null },
): Mail => ({
  kind: 'employer refused',
  to: to.email,
  replyTo: site.email,
  ...renderTemplate({
    subject: REFUSED[revoked ?? 'documents'].subject,
    greeting: salutation(to.firstName),
    paragraphs: [
      REFUSED[revoked ?? 'documents'].text(own({ name })),
      comments,
      'You can send other documents at any time. You don’t need to be verified to post listings.',
    ],
    action: { label: 'See your profile', url: absoluteUrl(PROFILE) },
  }),
});

/** Sent to an owner when the members or the profile change. Takes one sentence per change. */
export const changedTemplate = (to: Addressee, { name }: Named, changes: readonly string[]): Mail => ({
  kind: 'employer changed',
  to: to.email,
  replyTo: site.email,
  ...renderTemplate({
    subject: 'Your employer profile has changed',
    greeting: salutation(to.firstName),
    paragraphs: [`On ${site.name}, ${own({ name })} has changed:`, ...changes],
    action: { label: 'See your profile', url: absoluteUrl(PROFILE) },
    after: ['If this wasn’t you, change your password at once and reply to this e-mail to tell us.'],
  }),
});

/** Sent to applicants whose employer was deleted. */
export const employerGoneTemplate = (
  to: Addressee,
  { title, company }: { title: string; company: string },
): Mail => ({
  kind: 'employer gone',
  to: to.email,
  ...renderTemplate({
    subject: 'A listing you applied for is closed',
    greeting: salutation(to.firstName),
    paragraphs: [
      `${company} no longer has an account on ${site.name}. Its listing ${title} is closed, and nobody there can read or answer your application here.`,
      'We have ended your application as “No answer”. This says nothing about you.',
      'If you also applied on its own page or by e-mail, it may still answer you there.',
    ],
    action: { label: 'Browse internships', url: absoluteUrl('/internships') },
    after: ['Never pay anyone for an internship or an interview.'],
  }),
});

/** `domain` is set for a domain confirmation. */
export const expiryTemplate = (
  to: Addressee,
  { name, domain, until }: Named & { domain: string | null; until: Date },
): Mail => ({
  kind: 'verification ends',
  to: to.email,
  ...renderTemplate({
    subject:
      domain === null
        ? `Your verification ends on ${formatDate(until)}`
        : `Your domain is confirmed until ${formatDate(until)}`,
    greeting: salutation(to.firstName),
    paragraphs: [
      domain === null
        ? `${ownFirst({ name })} was verified for a year. To keep the badge on its listings, send a document before ${formatDate(until)}.`
        : `We confirmed ${domain}, the domain of ${own({ name })}, for a year. To keep showing it on its listings, confirm it again before ${formatDate(until)}.`,
    ],
    action: { label: domain === null ? 'Verify it again' : 'Confirm it again', url: absoluteUrl(PROFILE) },
  }),
});
