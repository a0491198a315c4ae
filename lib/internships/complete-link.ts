/** A host name as people type it: labels, a top-level domain in letters, and an optional port. */
const WEB_ADDRESS =
  /^(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{N}])?\.)+\p{L}{2,}(?::\d{1,5})?(?:[/?#]\S*)?$/u;
const EMAIL_ADDRESS = /^[^\s@:/?#]+@[^\s@:/?#]+\.[^\s@:/?#]+$/;

/** Digits of a phone number: nine without the zero before them, at most fifteen (E.164). */
const PHONE_NUMBER = /^\+?\d{9,15}$/;
const BETWEEN_DIGITS = /[ \u00a0().-]/g;
/** Spaces as people type them: a line break or a tab belongs to no link. */
const SPACES = /[ \u00a0]/g;

/**
 * Completes what people type as a link: `acme.co.ke/careers` gets https://, an e-mail address mailto:, a phone
 * number tel:, and the spaces in a phone number or mailbox link are removed. Trims and returns anything else.
 * Pure: the form shows the same result as the server.
 */
export function completeLink(typed: string): string {
  const text = typed.trim();
  const [, scheme = '', rest = ''] = /^(mailto|tel): *(.*)$/i.exec(text) ?? [];
  if (/^mailto$/i.test(scheme)) return `${scheme}:${rest}`;
  if (/^tel$/i.test(scheme)) return `${scheme}:${rest.replace(SPACES, '')}`;
  if (EMAIL_ADDRESS.test(text)) return `mailto:${text}`;
  const number = text.replace(BETWEEN_DIGITS, '');
  if (PHONE_NUMBER.test(number)) return `tel:${number}`;
  return WEB_ADDRESS.test(text) ? `https://${text}` : text;
}
