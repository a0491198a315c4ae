import { salutation } from '@/lib/trust/fraud-checks/plain-name';
import { site } from '@/lib/platform/core/site';
import type { DataRequestKind } from '@/lib/platform/core/vocabulary';
import { absoluteUrl } from '@/lib/platform/http/absolute-url';
import { formatDate } from '@/lib/platform/format/dates';
import type { Mail } from '@/lib/platform/mail/outbox';
import { renderTemplate } from '@/lib/platform/mail/template';
import type { DataRequestRecord } from '@/models/data-request';
import { dueText } from './due';
import { KIND_NAMES, KIND_PHRASES, LINK_DAYS } from './kinds';

const DESK = '/dashboard/requests';

const DISAGREE =
  'If you disagree, reply to this e-mail. You can also complain to the Office of the Data Protection Commissioner at www.odpc.go.ke, for free.';

type Sent = Pick<DataRequestRecord, 'kind' | 'createdAt' | 'dueAt'>;

const PROFILE = 'you can download your data or delete your account yourself, under Profile.';

/** Asks to confirm the address, or for nothing if the sender was logged in. */
const nextStep = (token: string | null) =>
  token === null
    ? { paragraphs: [`If you want, ${PROFILE}`], label: 'Open your profile', path: '/dashboard/profile' }
    : {
        paragraphs: [
          `Please confirm that this address is yours: then we can do what you ask with your account. The link works for ${LINK_DAYS} days.`,
        ],
        label: 'Confirm my address',
        path: `/data-request/confirm/${token}`,
      };

/**
 * Quotes nothing from the request: the address is unverified, and nobody may use the form to send messages to others. `token` is the
 * link's, or null if the address needs no confirmation.
 */
export const confirmationTemplate = (email: string, { kind, dueAt }: Sent, token: string | null): Mail => {
  const { paragraphs, label, path } = nextStep(token);
  return {
    kind: 'data request received',
    to: email,
    replyTo: site.email,
    forgetOnceSent: true,
    ...renderTemplate({
      subject: 'We have received your request',
      greeting: 'Hello,',
      paragraphs: [
        `Someone, we think you, asked ${site.name} through our form to ${KIND_PHRASES[kind]}. A person will answer by ${formatDate(dueAt)}, for free.`,
        ...paragraphs,
      ],
      action: { label, url: absoluteUrl(path) },
      after: [
        ...(token === null ? [] : [`If you have an account, ${PROFILE}`]),
        'Not you? Reply to this e-mail and we’ll stop.',
      ],
    }),
  };
};

/** Sent to the requester: the answer, or the reason for a refusal. */
export const answerTemplate = (
  email: string,
  { kind, createdAt }: Sent,
  { text, refused }: { text: string; refused: boolean },
): Mail => ({
  kind: 'data request answered',
  to: email,
  replyTo: site.email,
  forgetOnceSent: true,
  ...renderTemplate({
    subject: refused ? 'Your request: why we can’t do it' : 'The answer to your request',
    greeting: 'Hello,',
    paragraphs: [`On ${formatDate(createdAt)} you asked to ${KIND_PHRASES[kind]}.`, ...text.split(/\n{2,}/)],
    after: [DISAGREE],
  }),
});

/** Sent to the requester: the link that downloads the account's export. */
export const dataLinkTemplate = (email: string, { createdAt }: Sent, token: string): Mail => ({
  kind: 'data request answered',
  to: email,
  replyTo: site.email,
  forgetOnceSent: true,
  ...renderTemplate({
    subject: 'Your data is ready to download',
    greeting: 'Hello,',
    paragraphs: [
      `On ${formatDate(createdAt)} you asked to ${KIND_PHRASES.access}. Everything in your account is in one file.`,
      `The link works once, for ${LINK_DAYS} days. Keep it to yourself: it opens your data without a password.`,
    ],
    action: { label: 'Download my data', url: absoluteUrl(`/data-request/download/${token}`) },
    after: [DISAGREE],
  }),
});

const lineOf = (kind: DataRequestKind, dueAt: Date, now: Date): string =>
  `${KIND_NAMES[kind]}: ${dueText(dueAt, now).toLowerCase()} (${formatDate(dueAt)})`;

/** Sent to an administrator. Does not name the requesters. */
export const reminderTemplate = (
  to: { firstName: string; email: string },
  due: readonly Pick<DataRequestRecord, 'kind' | 'dueAt'>[],
  now: Date,
): Mail => ({
  kind: 'data requests due',
  to: to.email,
  ...renderTemplate({
    subject: due.length === 1 ? 'A data request is due' : `${due.length} data requests are due`,
    greeting: salutation(to.firstName),
    paragraphs: [
      'We promise to answer every request about personal data within 7 days. Still open:',
      due.map(({ kind, dueAt }) => lineOf(kind, dueAt, now)).join('\n'),
    ],
    action: { label: 'Open the requests', url: absoluteUrl(DESK) },
  }),
});
