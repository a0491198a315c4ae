/** A name of a computer as people type it: labels and, at the end, letters, with a port if need be. */
const WEB_ADDRESS =
  /^(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{N}])?\.)+\p{L}{2,}(?::\d{1,5})?(?:[/?#]\S*)?$/u;
const EMAIL_ADDRESS = /^[^\s@:/?#]+@[^\s@:/?#]+\.[^\s@:/?#]+$/;

/** Digits of a phone number: nine without the zero before them, at most fifteen (E.164). */
const PHONE_NUMBER = /^\+?\d{9,15}$/;
const BETWEEN_DIGITS = /[\s().-]/g;

/**
 * Makes a link of what people write as one: `acme.co.ke/careers` is completed to https://, an e-mail address to mailto:, a phone
 * number to tel:, and the spaces in a link to a phone or mailbox go. Gives anything else as it is, trimmed. Pure: the form shows
 * what the server makes of it.
 */
export function completeLink(typed: string): string {
  const text = typed.trim();
  const [, scheme = '', rest = ''] = /^(mailto|tel):\s*(.*)$/i.exec(text) ?? [];
  if (/^mailto$/i.test(scheme)) return `${scheme}:${rest}`;
  if (/^tel$/i.test(scheme)) return `${scheme}:${rest.replace(/\s/g, '')}`;
  if (EMAIL_ADDRESS.test(text)) return `mailto:${text}`;
  const number = text.replace(BETWEEN_DIGITS, '');
  if (PHONE_NUMBER.test(number)) return `tel:${number}`;
  return WEB_ADDRESS.test(text) ? `https://${text}` : text;
}
