/**
 * Well-known employers whose names frauds borrow, in short form, and their domains. Written down in November 2026 without asking them:
 * a finding here is a warning for a person to look at.
 */
export const KNOWN_EMPLOYERS: readonly { name: string; domains: readonly string[] }[] = [
  { name: 'safaricom', domains: ['safaricom.co.ke', 'safaricom.com'] },
  { name: 'kcb', domains: ['kcbgroup.com', 'kcb.co.ke'] },
  { name: 'equity bank', domains: ['equitybank.co.ke', 'equitygroupholdings.com', 'equitybankgroup.com'] },
  { name: 'co operative bank', domains: ['co-opbank.co.ke'] },
  { name: 'absa', domains: ['absa.africa', 'absabank.co.ke'] },
  { name: 'stanbic', domains: ['stanbicbank.co.ke', 'stanbic.com'] },
  { name: 'standard chartered', domains: ['sc.com'] },
  { name: 'ncba', domains: ['ncbagroup.com'] },
  { name: 'kenya airways', domains: ['kenya-airways.com'] },
  { name: 'kenya power', domains: ['kplc.co.ke'] },
  { name: 'kengen', domains: ['kengen.co.ke'] },
  { name: 'eabl', domains: ['eabl.com'] },
  { name: 'east african breweries', domains: ['eabl.com'] },
  { name: 'kenya red cross', domains: ['redcross.or.ke'] },
  { name: 'kenya revenue authority', domains: ['kra.go.ke'] },
  { name: 'kenya ports authority', domains: ['kpa.co.ke'] },
  { name: 'unicef', domains: ['unicef.org'] },
  { name: 'undp', domains: ['undp.org'] },
  { name: 'world vision', domains: ['wvi.org', 'worldvision.org'] },
  { name: 'airtel', domains: ['airtel.com', 'airtelkenya.com', 'africa.airtel.com'] },
  { name: 'britam', domains: ['britam.com'] },
  { name: 'jubilee insurance', domains: ['jubileeinsurance.com', 'jubileekenya.com'] },
  { name: 'bidco', domains: ['bidcoafrica.com'] },
  { name: 'naivas', domains: ['naivas.co.ke', 'naivas.online'] },
  { name: 'nation media', domains: ['nationmedia.com', 'ke.nationmedia.com'] },
  { name: 'standard group', domains: ['standardmedia.co.ke'] },
];

/** Domains where anybody has a mailbox in a minute. */
export const FREE_MAIL = new Set(
  'gmail.com googlemail.com yahoo.com yahoo.co.uk ymail.com outlook.com hotmail.com live.com icloud.com aol.com proton.me protonmail.com mail.com gmx.com yandex.com zoho.com'.split(
    ' ',
  ),
);

/** Domains that hide where a link leads. */
export const SHORTENERS = new Set(
  'bit.ly tinyurl.com t.co cutt.ly shorturl.at rb.gy is.gd goo.gl ow.ly buff.ly rebrand.ly t.ly tiny.cc bl.ink surl.li'.split(
    ' ',
  ),
);

/** Domains that lead into a chat. */
export const CHAT_HOSTS = new Set(
  'wa.me api.whatsapp.com chat.whatsapp.com t.me telegram.me telegram.dog m.me'.split(' '),
);
