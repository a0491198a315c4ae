import { domainOf, MailModel, type MailRecord } from '@/models/mail';

const BATCH = 200;

/** States of an e-mail that still has to be sent. Others are never claimed. */
export const TO_BE_SENT = { state: { $in: ['queued' as const, 'sending' as const] } };

const WITHOUT_DOMAIN = { ...TO_BE_SENT, domain: null };

/** Counts unsent e-mails without a domain, which nodes that run the previous version add. */
export const countWithoutDomain = (): Promise<number> => MailModel.countDocuments(WITHOUT_DOMAIN).exec();

/** Adds the missing domains: '' for e-mails without an address. Idempotent. */
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
