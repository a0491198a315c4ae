import { limitRate } from '@/lib/platform/rate-limit/rate-limit';
import { renderTemplate } from '@/lib/platform/mail/template';
import { enqueue, type Mail } from '@/lib/platform/mail/outbox';
import { withTransaction } from '@/lib/platform/db/transaction';
import { keepResult } from '@/lib/platform/idempotency/once';
import { site } from '@/lib/platform/core/site';
import type { z } from 'zod';
import { SENT } from './limits';
import { contactMessage } from './schemas';

function contactTemplate({ name, email, message }: z.infer<typeof contactMessage>): Mail {
  return {
    kind: 'contact',
    to: site.email,
    replyTo: email,
    ...renderTemplate({
      subject: `Message from ${name}`,
      greeting: `${name} (${email}) wrote through the contact form:`,
      paragraphs: message.split(/\n+/),
      after: ['Answering this mail answers the sender. Nobody has checked that the address is theirs.'],
    }),
  };
}

/**
 * Sends a visitor's message to our own address through the outbox. A message with the honeypot filled in gets
 * the same answer and is dropped.
 * Takes name, email, message and the network address. Throws 422 with the specified messages, 429.
 */
export async function sendMessage(input: unknown, address: string): Promise<{ message: string }> {
  const parsed = contactMessage.parse(input);
  await limitRate('contact', address, parsed.email);
  return withTransaction(async () => {
    if (!parsed.website) await enqueue(contactTemplate(parsed));
    return keepResult({ message: SENT });
  });
}
