import { plainName, salutation } from '@/lib/trust/fraud-checks/plain-name';
import { absoluteUrl } from '@/lib/platform/http/absolute-url';
import { site } from '@/lib/platform/core/site';
import { formatDate } from '@/lib/platform/format/dates';
import { renderTemplate } from '@/lib/platform/mail/template';
import type { Mail } from '@/lib/platform/mail/outbox';
import type { MinorRecord } from '@/models/minor';
import type { UserRecord } from '@/models/user';
import { WAITING_DAYS } from './consent-text';
import { guardianPage } from './guardian-link';

export type Child = Pick<UserRecord, '_id' | 'firstName' | 'lastName' | 'email'> & { minor: MinorRecord };

type Decision = 'consented' | 'refused' | 'withdrawn';

const SOMEONE = 'the person who named you';
const fullName = ({ firstName, lastName }: Child): string => plainName(`${firstName} ${lastName}`, SOMEONE);
const firstName = (child: Child): string => plainName(child.firstName, SOMEONE);
const sentence = (name: string): string => (name === SOMEONE ? 'The person who named you' : name);
const DASHBOARD = { label: 'Open my dashboard', path: '/dashboard' };

/** `about`: the e-mail is deleted with the child's account. */
const toGuardian = (child: Child) => ({ to: child.minor.guardian.email, about: child._id });
const helloGuardian = ({ minor }: Child): string => salutation(minor.guardian.name);

export const consentAskedTemplate = (child: Child, token: string): Mail => ({
  kind: 'guardian asked',
  ...toGuardian(child),
  ...renderTemplate({
    subject: `Your consent is needed for an account on ${site.name}`,
    greeting: helloGuardian(child),
    paragraphs: [
      `${sentence(fullName(child))} has opened an account on ${site.name}, where people in Kenya find internships and first jobs, and named you as their parent or guardian. ${sentence(firstName(child))} is under 18 and can only apply if you agree.`,
      'The page behind the link explains what the account is, what we store, what we use it for and what you can do. You decide there.',
    ],
    action: { label: 'Read and decide', url: absoluteUrl(`/guardian/consent/${token}`) },
    after: [
      `Expires in 14 days; works once. Without your consent, we send nothing to any employer and delete the account ${WAITING_DAYS} days after it was opened.`,
      `If you aren’t the parent or guardian of ${firstName(child)}, select “I do not agree” on that page, or ignore this e-mail. We’ll only write again if ${firstName(child)} asks us to.`,
    ],
  }),
});

const DECIDED: Record<Decision, (name: string) => { subject: string; text: string }> = {
  consented: (name) => ({
    subject: `You gave your consent on ${site.name}`,
    text: `You confirmed that you’re 18 or older and the parent or guardian of ${name}, and agreed that ${name} applies for internships and jobs on ${site.name}. ${sentence(name)} can apply now.`,
  }),
  refused: (name) => ({
    subject: `You declined to give your consent on ${site.name}`,
    text: `You declined to let ${name} apply for internships and jobs on ${site.name}. ${sentence(name)} can’t apply, and we’ll delete the account if no one agrees within ${WAITING_DAYS} days.`,
  }),
  withdrawn: (name) => ({
    subject: `You withdrew your consent on ${site.name}`,
    text: `You withdrew your consent. ${sentence(name)} can no longer apply on ${site.name}. We’ll delete the account after ${WAITING_DAYS} days unless you or another parent or guardian agrees. Employers keep the applications they already have.`,
  }),
};

/** Confirms a decision to the guardian, with the link to see, download and delete the data. */
export const decisionTemplate = (child: Child, decision: Decision): Mail => {
  const { subject, text } = DECIDED[decision](firstName(child));
  return {
    kind: `guardian ${decision}`,
    ...toGuardian(child),
    ...renderTemplate({
      subject,
      greeting: helloGuardian(child),
      paragraphs: [
        text,
        `With the link below, you can see and download everything we store about ${firstName(child)}, change your decision or delete the account.`,
      ],
      action: {
        label: 'See what we store',
        url: guardianPage(child._id.toHexString(), child.minor),
      },
      after: [
        `Keep this e-mail, and keep it to yourself: anyone with the link can do this. It works until ${firstName(child)} turns 18 on ${formatDate(child.minor.adultFrom)}.`,
        `If you didn’t do this, write to us: ${site.email}.`,
      ],
    }),
  };
};

const TOLD: Record<Decision, { subject: string; text: string; action: typeof DASHBOARD }> = {
  consented: {
    subject: 'Your parent or guardian agreed: you can apply now',
    text: 'has agreed. You can apply for internships and jobs now.',
    action: { label: 'Browse internships', path: '/internships' },
  },
  refused: {
    subject: 'Your parent or guardian declined',
    text: `declined to let you apply here. Talk to them: they can still agree with the link we sent them. You can also name another parent or guardian on your dashboard. If no one agrees within ${WAITING_DAYS} days, we delete your account.`,
    action: DASHBOARD,
  },
  withdrawn: {
    subject: 'Your parent or guardian withdrew their consent',
    text: `has withdrawn their consent, so you can no longer apply. Employers keep the applications they have; you can withdraw each one. If no one agrees within ${WAITING_DAYS} days, we delete your account.`,
    action: DASHBOARD,
  },
};

export const decisionToldTemplate = (child: Child, decision: Decision): Mail => {
  const { subject, text, action } = TOLD[decision];
  return {
    kind: 'guardian decided',
    to: child.email,
    ...renderTemplate({
      subject,
      greeting: salutation(child.firstName),
      paragraphs: [`${plainName(child.minor.guardian.name, 'Your parent or guardian')} ${text}`],
      action: { label: action.label, url: absoluteUrl(action.path) },
    }),
  };
};

/** Sent to a guardian who had answered, when another one is named. `child` has the previous guardian. */
export const guardianReplacedTemplate = (child: Child): Mail => ({
  kind: 'guardian replaced',
  ...toGuardian(child),
  ...renderTemplate({
    subject: 'Another parent or guardian was named in your place',
    greeting: helloGuardian(child),
    paragraphs: [
      `${sentence(fullName(child))} has named someone else as parent or guardian on ${site.name}. Your consent no longer applies, and your link no longer works. ${sentence(firstName(child))} can’t apply until the other person agrees.`,
      `If this is wrong, talk to ${firstName(child)} and write to us: ${site.email}.`,
    ],
  }),
});

/** Confirms the deletion to the guardian. The e-mail is deleted once it is sent. */
export const childDeletedTemplate = (child: Child): Mail => ({
  kind: 'guardian deleted',
  ...toGuardian(child),
  forgetOnceSent: true,
  ...renderTemplate({
    subject: `You deleted an account on ${site.name}`,
    greeting: helloGuardian(child),
    paragraphs: [
      `The account of ${firstName(child)} is gone, with everything in it, your name and address, and our copy of this e-mail. We’ve told ${firstName(child)}.`,
      `If this wasn’t you, write to us at once: ${site.email}.`,
    ],
  }),
});
