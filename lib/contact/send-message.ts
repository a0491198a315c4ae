import { limitRate } from '@/lib/auth/rate-limit';
import { letter } from '@/lib/mail/letter';
import { enqueue, type Mail } from '@/lib/mail/queue';
import { site } from '@/lib/site';
import type { z } from 'zod';
import { SENT } from './rules';
import { contactMessage } from './schemas';

function contactLetter({ name, email, message }: z.infer<typeof contactMessage>): Mail {
  return {
    kind: 'contact',
    to: site.email,
    replyTo: email,
    ...letter({
      subject: `Message from ${name}`,
      greeting: `${name} (${email}) wrote through the contact form:`,
      paragraphs: message.split(/\n+/),
      after: ['Answering this mail answers the sender. Nobody has checked that the address is theirs.'],
    }),
  };
}

/**
 * Sends what a visitor wrote to our own address, by way of the queue. A message whose hidden field is filled in is a
 * program's: it is answered the same and dropped.
 * Takes name, email, message and the network address. Throws 422 with the specified messages, 429.
 */
export async function sendMessage(input: unknown, address: string): Promise<{ message: string }> {
  const parsed = contactMessage.parse(input);
  await limitRate('contact', address, parsed.email);
  if (!parsed.website) await enqueue(contactLetter(parsed));
  return { message: SENT };
}
