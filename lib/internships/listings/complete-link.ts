import { bareAddress, bareEmail } from '@/lib/platform/format/bare-address';
import { dialled, isPhone, tidyPhone } from '@/lib/platform/format/phone';

/** A host name as people type it: labels, a top-level domain in letters, and an optional port. */
const WEB_ADDRESS =
  /^(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{N}])?\.)+\p{L}{2,}(?::\d{1,5})?(?:[/?#]\S*)?$/u;
const EMAIL_ADDRESS = /^[^\s@:/?#]+@[^\s@:/?#]+\.[^\s@:/?#]+$/;

/** Nine digits without the leading zero, at most fifteen (E.164). */
const PHONE_NUMBER = /^\+?\d{9,15}$/;

const BETWEEN_DIGITS = /[ ().-]/g;

/** A Kenyan number as dialled: with 0, or with +254 if typed with the country code. Null for other numbers. */
function kenyan(typed: string): string | null {
  const tidied = tidyPhone(typed);
  if (!isPhone(tidied)) return null;
  return /^[^1-9]*254/.test(typed) ? dialled(tidied) : tidied;
}

/**
 * Completes a typed link: adds https:// to `acme.co.ke/careers`, mailto: to an e-mail address, tel: to a phone number without
 * spaces. Drops brackets and punctuation around it, and invisible characters. Pure: the form previews the server's result.
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
