import { domainOf, MailModel, type MailRecord } from '@/models/mail';

const BATCH = 200;

/** States of a mail that is still to be sent; others are never claimed. */
export const TO_BE_SENT = { state: { $in: ['queued' as const, 'sending' as const] } };

const WITHOUT_DOMAIN = { ...TO_BE_SENT, domain: null };

/** Counts unsent mails without a domain, as the previous version writes them. */
export const countWithoutDomain = (): Promise<number> => MailModel.countDocuments(WITHOUT_DOMAIN).exec();

/** Adds the missing domains, '' for mails without an address. Idempotent. */
export async function writeDomains(): Promise<void> {
  for (;;) {
    const mails = await MailModel.find(WITHOUT_DOMAIN)
      .limit(BATCH)
      .select('to')
      .lean<(Pick<MailRecord, '_id'> & { to?: string })[]>();
    if (mails.length === 0) return;
    await MailModel.bulkWrite(
      mails.map(({ _id, to }) => ({
        updateOne: { filter: { _id, domain: null }, update: { $set: { domain: domainOf(to ?? '') } } },
      })),
    );
  }
}
