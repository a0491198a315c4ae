import { salutation } from '@/lib/trust/fraud-checks/plain-name';
import { site } from '@/lib/platform/core/site';
import type { DataRequestKind } from '@/lib/platform/core/vocabulary';
import { absoluteUrl } from '@/lib/platform/http/absolute-url';
import { formatDate } from '@/lib/platform/format/dates';
import type { Mail } from '@/lib/platform/mail/outbox';
import { renderTemplate } from '@/lib/platform/mail/template';
import type { DataRequestRecord } from '@/models/data-request';
import { dueText } from './due';
import { KIND_NAMES, KIND_PHRASES } from './kinds';

const DESK = '/dashboard/requests';

type Sent = Pick<DataRequestRecord, 'kind' | 'createdAt' | 'dueAt'>;

/** Quotes nothing from the request: the address is unverified, and nobody may use the form to send messages to others. */
export const confirmationTemplate = (email: string, { kind, dueAt }: Sent): Mail => ({
  kind: 'data request received',
  to: email,
  replyTo: site.email,
  forgetOnceSent: true,
  ...renderTemplate({
    subject: 'We have received your request',
    greeting: 'Hello,',
    paragraphs: [
      `Someone, we think you, asked ${site.name} through our form to ${KIND_PHRASES[kind]}. A person will answer by ${formatDate(dueAt)}, for free.`,
      'If you have an account, you can download your data or delete your account yourself, under Profile.',
    ],
    action: { label: 'Open your profile', url: absoluteUrl('/dashboard/profile') },
    after: ['Not you? Reply to this e-mail and we’ll stop.'],
  }),
});

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
    after: [
      'If you disagree, reply to this e-mail. You can also complain to the Office of the Data Protection Commissioner at www.odpc.go.ke, for free.',
    ],
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
