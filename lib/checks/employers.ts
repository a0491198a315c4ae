export interface KnownEmployer {
  /** The words of the name as they are compared: small letters, no signs. */
  name: string;
  /** How it writes itself. */
  called: string;
  domains: readonly string[];
}

/**
 * Well-known employers whose names frauds borrow, in short form, and their domains. Written down in November 2026 without asking them:
 * a finding here is a warning for a person to look at.
 */
export const KNOWN_EMPLOYERS: readonly KnownEmployer[] = [
  { name: 'safaricom', called: 'Safaricom', domains: ['safaricom.co.ke', 'safaricom.com'] },
  { name: 'kcb', called: 'KCB', domains: ['kcbgroup.com', 'kcb.co.ke'] },
  {
    name: 'equity bank',
    called: 'Equity Bank',
    domains: ['equitybank.co.ke', 'equitygroupholdings.com', 'equitybankgroup.com'],
  },
  { name: 'co operative bank', called: 'Co-operative Bank', domains: ['co-opbank.co.ke'] },
  { name: 'absa', called: 'Absa', domains: ['absa.africa', 'absabank.co.ke'] },
  { name: 'stanbic', called: 'Stanbic', domains: ['stanbicbank.co.ke', 'stanbic.com'] },
  { name: 'standard chartered', called: 'Standard Chartered', domains: ['sc.com'] },
  { name: 'ncba', called: 'NCBA', domains: ['ncbagroup.com'] },
  { name: 'kenya airways', called: 'Kenya Airways', domains: ['kenya-airways.com'] },
  { name: 'kenya power', called: 'Kenya Power', domains: ['kplc.co.ke'] },
  { name: 'kengen', called: 'KenGen', domains: ['kengen.co.ke'] },
  { name: 'eabl', called: 'EABL', domains: ['eabl.com'] },
  { name: 'east african breweries', called: 'East African Breweries', domains: ['eabl.com'] },
  { name: 'kenya red cross', called: 'Kenya Red Cross', domains: ['redcross.or.ke'] },
  { name: 'kenya revenue authority', called: 'Kenya Revenue Authority', domains: ['kra.go.ke'] },
  { name: 'kenya ports authority', called: 'Kenya Ports Authority', domains: ['kpa.co.ke'] },
  { name: 'unicef', called: 'UNICEF', domains: ['unicef.org'] },
  { name: 'undp', called: 'UNDP', domains: ['undp.org'] },
  { name: 'world vision', called: 'World Vision', domains: ['wvi.org', 'worldvision.org'] },
  { name: 'airtel', called: 'Airtel', domains: ['airtel.com', 'airtelkenya.com', 'africa.airtel.com'] },
  { name: 'britam', called: 'Britam', domains: ['britam.com'] },
  {
    name: 'jubilee insurance',
    called: 'Jubilee Insurance',
    domains: ['jubileeinsurance.com', 'jubileekenya.com'],
  },
  { name: 'bidco', called: 'Bidco', domains: ['bidcoafrica.com'] },
  { name: 'naivas', called: 'Naivas', domains: ['naivas.co.ke', 'naivas.online'] },
  { name: 'nation media', called: 'Nation Media', domains: ['nationmedia.com', 'ke.nationmedia.com'] },
  { name: 'standard group', called: 'Standard Group', domains: ['standardmedia.co.ke'] },
  { name: 'kenya airports authority', called: 'Kenya Airports Authority', domains: ['kaa.go.ke'] },
  { name: 'kenya railways', called: 'Kenya Railways', domains: ['krc.co.ke'] },
  { name: 'central bank of kenya', called: 'Central Bank of Kenya', domains: ['centralbank.go.ke'] },
  { name: 'kenya wildlife service', called: 'Kenya Wildlife Service', domains: ['kws.go.ke'] },
  { name: 'kenya pipeline', called: 'Kenya Pipeline', domains: ['kpc.co.ke'] },
  { name: 'kenyatta national hospital', called: 'Kenyatta National Hospital', domains: ['knh.or.ke'] },
  {
    name: 'kenya medical research institute',
    called: 'Kenya Medical Research Institute',
    domains: ['kemri.go.ke', 'kemri-wellcome.org'],
  },
  { name: 'teachers service commission', called: 'Teachers Service Commission', domains: ['tsc.go.ke'] },
  {
    name: 'public service commission',
    called: 'Public Service Commission',
    domains: ['publicservice.go.ke'],
  },
  { name: 'national youth service', called: 'National Youth Service', domains: ['nys.go.ke'] },
  { name: 'kenya defence forces', called: 'Kenya Defence Forces', domains: ['mod.go.ke', 'kdf.mil.ke'] },
  {
    name: 'kenya national bureau of statistics',
    called: 'Kenya National Bureau of Statistics',
    domains: ['knbs.or.ke'],
  },
  { name: 'nairobi city water', called: 'Nairobi City Water', domains: ['nairobiwater.co.ke'] },
  { name: 'family bank', called: 'Family Bank', domains: ['familybank.co.ke'] },
  {
    name: 'diamond trust bank',
    called: 'Diamond Trust Bank',
    domains: ['dtbafrica.com', 'dtbkenya.com', 'dtbkenya.co.ke'],
  },
  { name: 'sidian bank', called: 'Sidian Bank', domains: ['sidianbank.co.ke'] },
  { name: 'prime bank', called: 'Prime Bank', domains: ['primebank.co.ke'] },
  { name: 'stima sacco', called: 'Stima Sacco', domains: ['stima-sacco.com'] },
  { name: 'mwalimu national', called: 'Mwalimu National', domains: ['mwalimunational.coop'] },
  { name: 'faulu', called: 'Faulu', domains: ['faulukenya.com'] },
  { name: 'cic insurance', called: 'CIC Insurance', domains: ['cic.co.ke'] },
  { name: 'old mutual', called: 'Old Mutual', domains: ['oldmutual.co.ke', 'oldmutual.com'] },
  { name: 'telkom kenya', called: 'Telkom Kenya', domains: ['telkom.co.ke'] },
  { name: 'amref', called: 'Amref', domains: ['amref.org'] },
  { name: 'one acre fund', called: 'One Acre Fund', domains: ['oneacrefund.org'] },
  { name: 'givedirectly', called: 'GiveDirectly', domains: ['givedirectly.org'] },
  { name: 'save the children', called: 'Save the Children', domains: ['savethechildren.org'] },
  { name: 'world food programme', called: 'World Food Programme', domains: ['wfp.org'] },
  { name: 'world health organization', called: 'World Health Organization', domains: ['who.int'] },
  { name: 'unhcr', called: 'UNHCR', domains: ['unhcr.org'] },
  { name: 'un habitat', called: 'UN-Habitat', domains: ['un.org', 'unhabitat.org'] },
  { name: 'deloitte', called: 'Deloitte', domains: ['deloitte.com', 'deloitte.co.ke'] },
  { name: 'kpmg', called: 'KPMG', domains: ['kpmg.com', 'kpmg.co.ke'] },
  { name: 'pricewaterhousecoopers', called: 'PricewaterhouseCoopers', domains: ['pwc.com'] },
  { name: 'unilever', called: 'Unilever', domains: ['unilever.com'] },
  {
    name: 'bamburi cement',
    called: 'Bamburi Cement',
    domains: ['bamburicement.com', 'holcim.com', 'lafarge.com', 'amsons.co.tz'],
  },
  { name: 'carrefour', called: 'Carrefour', domains: ['majidalfuttaim.com', 'maf.ae', 'mafcarrefour.com'] },
  { name: 'quickmart', called: 'Quickmart', domains: ['quickmart.co.ke'] },
  { name: 'chandarana', called: 'Chandarana', domains: ['chandaranasupermarkets.co.ke', 'chandarana.co.ke'] },
  { name: 'sarova', called: 'Sarova', domains: ['sarovahotels.com'] },
  { name: 'serena hotels', called: 'Serena Hotels', domains: ['serenahotels.com', 'serena.co.ke'] },
  { name: 'aga khan university', called: 'Aga Khan University', domains: ['aku.edu'] },
  { name: 'university of nairobi', called: 'University of Nairobi', domains: ['uonbi.ac.ke'] },
  { name: 'kenyatta university', called: 'Kenyatta University', domains: ['ku.ac.ke'] },
  { name: 'strathmore university', called: 'Strathmore University', domains: ['strathmore.edu'] },
  { name: 'emirates', called: 'Emirates', domains: ['emirates.com'] },
  { name: 'qatar airways', called: 'Qatar Airways', domains: ['qatarairways.com.qa', 'qatarairways.com'] },
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
