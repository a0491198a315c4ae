import { plainName, salutation } from '@/lib/trust/fraud-checks/plain-name';
import { site } from '@/lib/platform/core/site';
import { env } from '@/lib/platform/env/env';
import { formatDate } from '@/lib/platform/format/dates';
import type { Mail } from '@/lib/platform/mail/outbox';
import { renderTemplate } from '@/lib/platform/mail/template';

interface Addressee {
  firstName: string;
  email: string;
}

interface Named {
  name: string;
}

const link = (path: string): string => new URL(path, env().APP_URL).href;
const hello = ({ firstName }: Addressee): string => salutation(firstName);
const PROFILE = '/dashboard/employer';

/** An employer's name is unreviewed: one version for strangers, one for its members. */
const strangers = ({ name }: Named): string => plainName(name, 'an employer');
const own = ({ name }: Named): string => plainName(name, 'your employer');

/** For the beginning of a sentence. */
const ownFirst = (employer: Named): string => plainName(employer.name, 'Your employer');

export const domainTemplate = (email: string, employer: Named, token: string): Mail => ({
  kind: 'verify domain',
  to: email,
  forgetOnceSent: true,
  ...renderTemplate({
    subject: `Confirm a domain on ${site.name}`,
    greeting: 'Hello,',
    paragraphs: [
      `Somebody who posts internships for ${strangers(employer)} on ${site.name} says that this address is theirs. Confirm it, and graduates see that whoever posts these internships reads mail at this domain.`,
    ],
    action: { label: 'Confirm the domain', url: link(`/verify-domain/${token}`) },
    after: [
      'The link works for 24 hours.',
      'If you know nothing of it, do not follow the link, and tell us by answering this mail.',
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
      `${plainName(employer.by, 'Somebody')} invites you to manage the internships of ${strangers(employer)} together: its listings, its applicants and its profile.`,
      'You need an account for employers with this address. If you have none, register first; the link works afterwards too.',
    ],
    action: { label: 'Join', url: link(`${PROFILE}/join/${token}`) },
    after: [
      `The link works for 7 days. The names above are as the sender typed them; ${site.name} has not checked them.`,
      'If you do not know the sender, there is nothing you need to do.',
    ],
  }),
});

export const verifiedTemplate = (to: Addressee, { name, until }: Named & { until: Date }): Mail => ({
  kind: 'employer verified',
  to: to.email,
  ...renderTemplate({
    subject: 'Your employer is verified',
    greeting: hello(to),
    paragraphs: [
      `${ownFirst({ name })} is verified until ${formatDate(until)}. Its page and its listings say so, and nobody else can post under its name.`,
    ],
    action: { label: 'See your profile', url: link(PROFILE) },
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
    greeting: hello(to),
    paragraphs: [
      `The page and the listings of ${own({ name })} say "Domain confirmed: ${domain}" until ${formatDate(until)}. It tells graduates that you read mail there, and nothing more.`,
      'To be shown as verified, and to keep others from posting under your name, send a document.',
    ],
    action: { label: 'See your profile', url: link(PROFILE) },
  }),
});

const REFUSED = {
  documents: {
    subject: 'We could not verify your employer',
    text: (name: string) => `We have looked at the documents of ${name} and could not verify it:`,
  },
  verification: {
    subject: 'Your employer is no longer verified',
    text: (name: string) => `We have looked at ${name} again. It is no longer verified:`,
  },
  domain: {
    subject: 'Your domain is no longer confirmed',
    text: (name: string) => `We have looked at ${name} again. Its domain is no longer confirmed:`,
  },
};

/** Sent after a refusal of documents, or a revoked verification or domain confirmation, with the reason. */
export const refusedTemplate = (
  to: Addressee,
  { name, comments, revoked }: Named & { comments: string; revoked: 'verification' | 'domain' | null },
): Mail => ({
  kind: 'employer refused',
  to: to.email,
  replyTo: site.email,
  ...renderTemplate({
    subject: REFUSED[revoked ?? 'documents'].subject,
    greeting: hello(to),
    paragraphs: [
      REFUSED[revoked ?? 'documents'].text(own({ name })),
      comments,
      'You can send other documents at any time. Listings need no verification.',
    ],
    action: { label: 'See your profile', url: link(PROFILE) },
  }),
});

/** Sent to an owner after changes of the members or the profile. Takes a sentence per change. */
export const changedTemplate = (to: Addressee, { name }: Named, changes: readonly string[]): Mail => ({
  kind: 'employer changed',
  to: to.email,
  replyTo: site.email,
  ...renderTemplate({
    subject: 'Your employer profile has changed',
    greeting: hello(to),
    paragraphs: [`On ${site.name}, ${own({ name })} has changed:`, ...changes],
    action: { label: 'See your profile', url: link(PROFILE) },
    after: ['If you know nothing of it, change your password at once and tell us by answering this mail.'],
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
    subject: 'A listing that you applied for is closed',
    greeting: hello(to),
    paragraphs: [
      `${company} has no account on ${site.name} any more. Its listing ${title} is closed, and nobody there can read or answer your application here.`,
      'We have ended your application as “No answer”. This says nothing about you.',
      'If you have also applied on its own page or by mail, it may still answer you there.',
    ],
    action: { label: 'Browse internships', url: link('/internships') },
    after: ['Never pay anybody for an internship or an interview.'],
  }),
});

/** `domain`: set for a domain confirmation. */
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
    greeting: hello(to),
    paragraphs: [
      domain === null
        ? `${ownFirst({ name })} was verified for a year. Send a document before ${formatDate(until)}, and its listings keep their badge.`
        : `The domain ${domain} of ${own({ name })} was confirmed for a year. Confirm it again before ${formatDate(until)}, and its listings go on saying so.`,
    ],
    action: { label: domain === null ? 'Verify it again' : 'Confirm it again', url: link(PROFILE) },
  }),
});
