import { bareAddress, bareEmail } from '@/lib/platform/format/bare-address';
import { dialled, isPhone, tidyPhone } from '@/lib/platform/format/phone';

/** A host name as people type it: labels, a top-level domain in letters, and an optional port. */
const WEB_ADDRESS =
  /^(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{N}])?\.)+\p{L}{2,}(?::\d{1,5})?(?:[/?#]\S*)?$/u;
const EMAIL_ADDRESS = /^[^\s@:/?#]+@[^\s@:/?#]+\.[^\s@:/?#]+$/;

/** Digits of a phone number: nine without the zero before them, at most fifteen (E.164). */
const PHONE_NUMBER = /^\+?\d{9,15}$/;

const BETWEEN_DIGITS = /[ ().-]/g;

/** A number as it is dialled: a Kenyan one with its 0, or with +254 if it was typed with the country code. Null for any other. */
function kenyan(typed: string): string | null {
  const tidied = tidyPhone(typed);
  if (!isPhone(tidied)) return null;
  return /^[^1-9]*254/.test(typed) ? dialled(tidied) : tidied;
}

/**
 * Completes what people type as a link: `acme.co.ke/careers` gets https://, an e-mail address mailto:, a phone
 * number tel:, and what stands between the digits of a phone number is removed. Brackets around and punctuation after an address, and
 * invisible characters, are dropped; anything else stays.
 * Pure: the form shows the same result as the server.
 */
export function completeLink(typed: string): string {
  const text = bareAddress(typed);
  const [, scheme = '', rest = ''] = /^(mailto|tel): *(.*)$/i.exec(text) ?? [];
  if (/^mailto$/i.test(scheme)) return `${scheme}:${rest}`;
  if (/^tel$/i.test(scheme)) return `${scheme}:${kenyan(rest) ?? rest.replaceAll(' ', '')}`;
  const mailbox = bareEmail(typed);
  if (EMAIL_ADDRESS.test(mailbox)) return `mailto:${mailbox}`;
  const number = kenyan(text) ?? text.replace(BETWEEN_DIGITS, '').replace(/^00/, '+');
  if (PHONE_NUMBER.test(number)) return `tel:${number}`;
  return WEB_ADDRESS.test(text) ? `https://${text}` : text;
}
