import { plainName, salutation } from '@/lib/trust/fraud-checks/plain-name';
import { env } from '@/lib/platform/env/env';
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

const link = (path: string): string => new URL(path, env().APP_URL).href;
const SOMEBODY = 'the person who named you';
const fullName = ({ firstName, lastName }: Child): string => plainName(`${firstName} ${lastName}`, SOMEBODY);
const firstName = (child: Child): string => plainName(child.firstName, SOMEBODY);
const sentence = (name: string): string => (name === SOMEBODY ? 'The person who named you' : name);
const DASHBOARD = { label: 'Open my dashboard', path: '/dashboard' };

/** `about`: the mail is deleted with the child's account. */
const toGuardian = (child: Child) => ({ to: child.minor.guardian.email, about: child._id });
const helloGuardian = ({ minor }: Child): string => salutation(minor.guardian.name);

export const consentAskedTemplate = (child: Child, token: string): Mail => ({
  kind: 'guardian asked',
  ...toGuardian(child),
  ...renderTemplate({
    subject: `Your consent to an account on ${site.name} is asked for`,
    greeting: helloGuardian(child),
    paragraphs: [
      `${sentence(fullName(child))} has opened an account on ${site.name}, where people in Kenya find internships and first jobs, and named you as parent or guardian. ${sentence(firstName(child))} is under 18 and can apply only if you agree.`,
      'The page behind the link says what the account is, what is stored, what it is used for and what you can do. There you agree, or not.',
    ],
    action: { label: 'Read and decide', url: link(`/guardian/consent/${token}`) },
    after: [
      `The link works for 14 days and once. Without your consent nothing is sent to any employer, and the account is deleted ${WAITING_DAYS} days after it was opened.`,
      `If you are not the parent or guardian of ${firstName(child)}, press "I do not agree" on that page, or ignore this mail. We write again only if ${firstName(child)} asks for it.`,
    ],
  }),
});

const DECIDED: Record<Decision, (name: string) => { subject: string; text: string }> = {
  consented: (name) => ({
    subject: `You gave your consent on ${site.name}`,
    text: `You are 18 or older and agreed, as the parent or guardian of ${name}, that ${name} applies for internships and jobs on ${site.name}. ${sentence(name)} can apply now.`,
  }),
  refused: (name) => ({
    subject: `You did not give your consent on ${site.name}`,
    text: `You did not agree that ${name} applies for internships and jobs on ${site.name}. ${sentence(name)} cannot apply, and the account is deleted if nobody agrees within ${WAITING_DAYS} days.`,
  }),
  withdrawn: (name) => ({
    subject: `You withdrew your consent on ${site.name}`,
    text: `You withdrew your consent. ${sentence(name)} cannot apply for anything on ${site.name} from now on, and the account is deleted after ${WAITING_DAYS} days unless you, or another parent or guardian, agree again. Employers keep the applications they already have.`,
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
        `With the link below you can see and download everything stored about ${firstName(child)}, change your decision, and delete the account.`,
      ],
      action: {
        label: 'See what is stored',
        url: guardianPage(child._id.toHexString(), child.minor),
      },
      after: [
        `Keep this mail, and keep it to yourself: whoever has the link can do this. It works until ${firstName(child)} is 18, on ${formatDate(child.minor.adultFrom)}.`,
        `If you did not do this, write to us: ${site.email}.`,
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
    subject: 'Your parent or guardian did not agree',
    text: `did not agree that you apply here. Talk to them: they can still agree by the link we sent them. On your dashboard you can name another parent or guardian. If nobody agrees within ${WAITING_DAYS} days, we delete your account.`,
    action: DASHBOARD,
  },
  withdrawn: {
    subject: 'Your parent or guardian withdrew their consent',
    text: `has withdrawn their consent, so you cannot apply any more. Your applications stay with the employers who have them; you can withdraw each one. If nobody agrees within ${WAITING_DAYS} days, we delete your account.`,
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
      action: { label: action.label, url: link(action.path) },
    }),
  };
};

/** To a guardian who had answered: another one was named. `child` has the previous guardian. */
export const guardianReplacedTemplate = (child: Child): Mail => ({
  kind: 'guardian replaced',
  ...toGuardian(child),
  ...renderTemplate({
    subject: 'Another parent or guardian was named in your place',
    greeting: helloGuardian(child),
    paragraphs: [
      `${sentence(fullName(child))} has named somebody else as parent or guardian on ${site.name}. Your consent no longer holds, the link we sent you no longer works, and ${firstName(child)} cannot apply until the other person agrees.`,
      `If this should not be, talk to ${firstName(child)}, and write to us: ${site.email}.`,
    ],
  }),
});

/** Confirms the deletion to the guardian. Its record is dropped once sent. */
export const childDeletedTemplate = (child: Child): Mail => ({
  kind: 'guardian deleted',
  ...toGuardian(child),
  forgetOnceSent: true,
  ...renderTemplate({
    subject: `You deleted an account on ${site.name}`,
    greeting: helloGuardian(child),
    paragraphs: [
      `The account of ${firstName(child)} is gone, with everything in it, your name and address, and this mail from our records. We told ${firstName(child)}.`,
      `If this was not you, write to us at once: ${site.email}.`,
    ],
  }),
});
