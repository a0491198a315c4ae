import { formatDate } from '@/lib/platform/format/dates';
import { answeredMoment, type AnsweredMoment } from '@/lib/platform/format/stored-moment';
import type { MinorRecord } from '@/models/minor';
import { agreedText, type AgreedText } from './consent-text';

/** The proof of a guardian's latest consent. */
export interface ConsentEvidence {
  /** Null if the consent is older than the record of its origin. Likewise `address` and `email`. */
  at: AnsweredMoment;
  address: string | null;
  email: string | null;
  textVersion: string;
  /** The text of that version. */
  text: AgreedText | null;
}

/** Returns null if the guardian never consented. */
export function consentEvidence(
  firstName: string,
  { textVersion, consent, adultFrom }: MinorRecord,
): ConsentEvidence | null {
  if (textVersion === null) return null;
  return {
    at: answeredMoment(consent?.at),
    address: consent?.address ?? null,
    email: consent?.email ?? null,
    textVersion,
    text: agreedText(textVersion, { name: firstName, until: formatDate(answeredMoment(adultFrom)) }),
  };
}
