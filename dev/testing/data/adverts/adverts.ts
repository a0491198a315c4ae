import type { Finding } from '@/lib/trust/fraud-checks/finding';
import { checkAtOnce } from './check-at-once';
import honest from './honest.json';
import scams from './scams.json';

export interface Advert {
  /** The kind of fraud, or the kind of honest advert that uses the same words. */
  kind: string;
  title: string;
  company: string;
  text: string;
  applyLink: string;
  /** The e-mail address of the account that submits it. */
  email: string;
}

export const SCAMS: readonly Advert[] = scams;

/** Honest adverts that use the same words as fraudulent ones. */
export const HONEST: readonly Advert[] = honest;

/** Returns the findings. The text of adverts of the kind `attachment` is in the attached document. */
export function checkAdvert({ kind, title, company, text, applyLink, email }: Advert): Finding[] {
  const isAttached = kind === 'attachment';
  const descriptionParagraph = isAttached ? 'Details are in the attached document.' : text;
  const listing = { title, company, applyLink, descriptionParagraph };
  return checkAtOnce(listing, { employer: { email }, ...(isAttached && { file: text }) });
}
