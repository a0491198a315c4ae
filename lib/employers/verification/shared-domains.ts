import { FREE_MAIL } from '@/lib/trust/fraud-checks/hosts';

/** Kenyan and international mail providers missing from the packages. */
const PROVIDERS = `
  africaonline.co.ke wananchi.com wananchi.co.ke jambo.co.ke kenyaweb.com swiftkenya.com iconnect.co.ke nbnet.co.ke
  accesskenya.com mitsuminet.com insightkenya.com iwayafrica.com form-net.com arcc.or.ke clubinternetk.com
  net2000ke.com bidii.com skyweb.co.ke mweb.co.za telkomsa.net vodamail.co.za
  zohomail.com zohomail.eu zohomail.in fastmail.com tutanota.com tuta.io tuta.com tutamail.com proton.ch mailfence.com
  kolabnow.com posteo.de disroot.org riseup.net startmail.com mailo.com mail.bg internxt.com tempmail.com mail.gw
  minuteinbox.com`;

/** Domains that give each customer a subdomain but are not in the Public Suffix List. */
const TENANTS = `
  onmicrosoft.com onmicrosoft.us partner.onmschina.cn googlegroups.com groups.io wordpress.com weebly.com business.site
  zohosites.com webnode.com jimdosite.com squarespace.com strikingly.com mystrikingly.com site123.me tilda.ws odoo.com
  ueniweb.com`;

/** Domains where anyone can get a mailbox: free and disposable mail, mail providers and web hosts. Loaded on first use. */
let known: Promise<readonly ReadonlySet<string>[]> | undefined;

const wordsOf = (text: string): string[] => text.trim().split(/\s+/);

async function readKnown(): Promise<readonly ReadonlySet<string>[]> {
  const [providers, disposable] = await Promise.all([import('email-providers'), import('mailchecker')]);
  const others = new Set([...providers.default, ...FREE_MAIL, ...wordsOf(PROVIDERS), ...wordsOf(TENANTS)]);
  return [others, disposable.default.blacklist()];
}

/** A host and its parent domains, down to the registrable one. Higher domains, such as com.ar, do not belong to the organisation. */
const upTo = (host: string, registrable: string): string[] =>
  host === registrable ? [host] : [host, ...upTo(host.slice(host.indexOf('.') + 1), registrable)];

/** True if anyone can get a mailbox or a page at this host. */
export async function isShared(host: string, registrable: string): Promise<boolean> {
  known ??= readKnown();
  const lists = await known;
  return upTo(host, registrable).some((domain) => lists.some((list) => list.has(domain)));
}
