export interface KnownEmployer {
  called: string;
  /** Its current, trading and former names, recognized anywhere in a longer name. Plain lower case. */
  names: readonly string[];
  /** Common or short names. They are recognized only as the whole name, apart from words about hiring or a place. */
  whole: readonly string[];
  domains: readonly string[];
}

/**
 * One employer per line: its own spelling of its name | other names, recognized anywhere | whole names | domains. Compiled in November
 * 2026 without asking the employers. A person must look at each finding.
 */
const LINES = `
Safaricom | m pesa africa, m pesa foundation, mpesa africa, mpesa foundation | m pesa, mpesa, lipa na mpesa | safaricom.co.ke, safaricom.com
KCB | kenya commercial bank | | kcbgroup.com, kcb.co.ke
Equity Bank | equity group, equity afia, equity group foundation | equity | equitybank.co.ke, equitygroupholdings.com, equitybankgroup.com
Co-operative Bank | cooperative bank, co op bank, coop bank | | co-opbank.co.ke
Absa | barclays | | absa.africa, absabank.co.ke, barclays.com
Stanbic | | | stanbicbank.co.ke, stanbic.com
Standard Chartered | stanchart, stan chart | | sc.com
NCBA | | | ncbagroup.com
I&M Bank | i and m bank, im bank | | imbankgroup.com, imbank.co.ke
Ecobank | | | ecobank.com
National Bank of Kenya | | | nationalbank.co.ke
Family Bank | | | familybank.co.ke
Diamond Trust Bank | | dtb | dtbafrica.com, dtbkenya.com, dtbkenya.co.ke
Sidian Bank | | | sidianbank.co.ke
Prime Bank | | | primebank.co.ke
Stima Sacco | | | stima-sacco.com
Mwalimu National | mwalimu national sacco | | mwalimunational.coop
Faulu | | | faulukenya.com
CIC Insurance | | | cic.co.ke
Britam | | | britam.com
Jubilee Insurance | | | jubileeinsurance.com, jubileekenya.com
Old Mutual | | | oldmutual.co.ke, oldmutual.com
Airtel | | | airtel.com, airtelkenya.com, africa.airtel.com
Telkom Kenya | | | telkom.co.ke
Kenya Airways | | kq | kenya-airways.com
Kenya Power | kplc | | kplc.co.ke
KenGen | kenya electricity generating | | kengen.co.ke
Kenya Pipeline | | kpc | kpc.co.ke
Kenya Ports Authority | | kpa | kpa.co.ke
Kenya Railways | | | krc.co.ke
Kenya Airports Authority | | kaa | kaa.go.ke
Kenya Revenue Authority | | kra | kra.go.ke
Kenya Wildlife Service | | kws | kws.go.ke
Kenya Forest Service | | kfs | kenyaforestservice.org
Kenya Medical Research Institute | kemri | | kemri.go.ke, kemri-wellcome.org
Kenyatta National Hospital | | knh | knh.or.ke
Kenya Medical Training College | kmtc | | kmtc.ac.ke
Kenya National Bureau of Statistics | knbs | | knbs.or.ke
Kenya National Examinations Council | knec | | knec.ac.ke
Kenya Bureau of Standards | kebs | | kebs.org
Kenya National Highways Authority | kenha | | kenha.co.ke
Kenya Tea Development Agency | ktda | | ktdateas.com
Kenya Defence Forces | | kdf | mod.go.ke, kdf.mil.ke
Central Bank of Kenya | | cbk | centralbank.go.ke
Teachers Service Commission | | tsc | tsc.go.ke
Public Service Commission | | psc | publicservice.go.ke
National Youth Service | | nys | nys.go.ke
National Police Service | | nps | nationalpolice.go.ke
National Social Security Fund | nssf | | nssf.or.ke
National Transport and Safety Authority | ntsa | | ntsa.go.ke
Social Health Authority | nhif, national hospital insurance fund | sha | sha.go.ke, nhif.or.ke
Higher Education Loans Board | | helb | helb.co.ke
Independent Electoral and Boundaries Commission | iebc | | iebc.or.ke
Ethics and Anti-Corruption Commission | eacc | | eacc.go.ke
Nairobi City Water | | | nairobiwater.co.ke
Nation Media | | | nationmedia.com, ke.nationmedia.com
Standard Group | | | standardmedia.co.ke
EABL | | | eabl.com
East African Breweries | kenya breweries | | eabl.com
Bidco | | | bidcoafrica.com
Naivas | | | naivas.co.ke, naivas.online
Quickmart | | | quickmart.co.ke
Carrefour | majid al futtaim | | majidalfuttaim.com, maf.ae, mafcarrefour.com
Chandarana | | | chandaranasupermarkets.co.ke, chandarana.co.ke
Jumia | | | jumia.co.ke, jumia.com
Unilever | | | unilever.com
Coca-Cola | cocacola | | coca-cola.com, ccbagroup.com
Bamburi Cement | | | bamburicement.com, holcim.com, lafarge.com, amsons.co.tz
Sarova | | | sarovahotels.com
Serena Hotels | | | serenahotels.com, serena.co.ke
Deloitte | | | deloitte.com, deloitte.co.ke
KPMG | | | kpmg.com, kpmg.co.ke
PricewaterhouseCoopers | pwc | | pwc.com
Ernst & Young | | ey | ey.com
Google | | | google.com
Microsoft | | | microsoft.com
Facebook | meta platforms | | fb.com, meta.com
Huawei | | | huawei.com
Emirates | | | emirates.com
Qatar Airways | | | qatarairways.com.qa, qatarairways.com
DHL | | | dhl.com
Kenya Red Cross | | | redcross.or.ke
Red Cross | icrc | | icrc.org, ifrc.org, redcross.or.ke
United Nations | un women, un kenya, un environment, unep, unesco, unfpa, unops | un | un.org, unon.org, unep.org, unesco.org, unfpa.org, unwomen.org, unops.org
UN-Habitat | | | un.org, unhabitat.org
UNICEF | | | unicef.org
UNDP | | | undp.org
UNHCR | | | unhcr.org
World Food Programme | world food program | wfp | wfp.org
World Health Organization | world health organisation | who | who.int
World Bank | | | worldbank.org
World Vision | | | wvi.org, worldvision.org
International Organization for Migration | | iom | iom.int
International Rescue Committee | | irc | rescue.org
Norwegian Refugee Council | | nrc | nrc.no
African Development Bank | | afdb | afdb.org
USAID | | | usaid.gov
British Council | | | britishcouncil.org
Amref | | | amref.org
One Acre Fund | | | oneacrefund.org
GiveDirectly | | | givedirectly.org
Save the Children | | | savethechildren.org
Oxfam | | | oxfam.org
Mercy Corps | | | mercycorps.org
Plan International | | | plan-international.org
Medecins Sans Frontieres | doctors without borders | msf | msf.org
Aga Khan University | aga khan hospital, aga khan foundation | | aku.edu, akhskenya.org, akdn.org
University of Nairobi | | uon | uonbi.ac.ke
Kenyatta University | | | ku.ac.ke
Strathmore University | | strathmore | strathmore.edu
Jomo Kenyatta University | jkuat | | jkuat.ac.ke
`;

const listed = (text = ''): string[] =>
  text
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean);

/** The normalized form in which names are compared. */
const plain = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z\d]+/g, ' ')
    .trim();

export const KNOWN_EMPLOYERS: readonly KnownEmployer[] = LINES.trim()
  .split('\n')
  .map((line) => {
    const [called = '', names, whole, domains] = line.split('|').map((part) => part.trim());
    return {
      called,
      names: [plain(called), ...listed(names)],
      whole: listed(whole),
      domains: listed(domains),
    };
  });
