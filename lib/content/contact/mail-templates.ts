import type { z } from 'zod';
import { plainName } from '@/lib/trust/fraud-checks/plain-name';
import { site } from '@/lib/platform/core/site';
import type { Mail } from '@/lib/platform/mail/outbox';
import { renderTemplate } from '@/lib/platform/mail/template';
import type { contactMessage } from './schemas';

export function contactTemplate({ name, email, message }: z.infer<typeof contactMessage>): Mail {
  return {
    kind: 'contact',
    to: site.email,
    replyTo: email,
    ...renderTemplate({
      subject: 'Message from the contact form',
      greeting: `${plainName(name, 'Someone')} (${email}) wrote through the contact form:`,
      paragraphs: message.split(/\n+/),
      after: ['Reply to this e-mail to answer them. Nobody has checked that the address is theirs.'],
    }),
  };
}
