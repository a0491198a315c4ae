import { waitingMail, type Mail } from '@/lib/mail/queue';
import type { WaitingMail } from '@/models/mail';
import type { SubmissionRecord } from '@/models/submission';
import { findSenders } from './find-senders';
import type { Sender } from './mapper';

/** The mail that tells whoever sent a submission what was decided; none when the account is gone. */
export async function decisionMails(
  submission: SubmissionRecord,
  write: (to: Sender) => Mail,
): Promise<WaitingMail[]> {
  const senders = await findSenders([submission]);
  return [...senders.values()].map((sender) => waitingMail(write(sender)));
}
