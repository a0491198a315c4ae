import { describe, expect, test } from 'vitest';
import { isSmallEdit, type ApprovedTexts } from './small-edit';

const texts = (howToApply: string): ApprovedTexts => ({
  title: 'Accounts Intern',
  duration: '3 months',
  descriptionParagraph: 'You keep the books of a dairy in Nakuru.',
  howToApply,
});

/** Publishes corrections one after the other, each compared with the approved text. Returns the published text. */
async function publish(approved: string, chain: readonly string[]): Promise<string> {
  let published = approved;
  for (const text of chain) if (await isSmallEdit(texts(approved), texts(text))) published = text;
  return published;
}

/** Texts and attempts to change their meaning step by step. The last step changes it, or could without anyone noticing. */
const HOSTILE: readonly (readonly [string, ...string[]])[] = [
  // Words about negation, obligation or cost, changed letter by letter.
  [
    'Nothing needs paying',
    ...['Nothhing needs paying', 'Eothhing needs paying', 'Evothhing needs paying', 'Evethhing needs paying'],
    ...[
      'Everhhing needs paying',
      'Everyhing needs paying',
      'Everyoing needs paying',
      'Everyong needs paying',
    ],
    ...['Everyone needs paying', 'Everyone needs paying.', 'Everyone needs paying. ０７１２３４５６７８'],
  ],
  ['You pay no fee', 'You pay n fee', 'You pay a fee'],
  ['You pay no fee', 'You pay on fee', 'You pay one fee'],
  ['You pay no fee.', 'You pay now fee.'],
  ['You pay no fee', 'You pay fee'],
  ['No fee is paid', 'No, fee is paid'],
  ['No fees. Apply at the gate.', 'No. Fees apply at the gate.'],
  ['Pay nothing before you are hired', 'Pay nothing. Before you are hired'],
  ['We never charge', 'We ever charge'],
  ['We never charge', 'We nevr charge', 'We nevr charge.', 'We clever charge'],
  ['It does not cost anything', 'It does now cost anything'],
  ['It is not needed', 'It is noted needed'],
  ["We don't ask for deposits", 'We do ask for deposits'],
  ["We don't ask for deposits", "We dont' ask for deposits", 'We donut ask for deposits'],
  ["You can't be asked for money", 'You can be asked for money'],
  ['Come without money', 'Come with money'],
  ['Come without money', 'Come within money'],
  ['The place is unpaid', 'The place is paid'],
  ['The uniform is nonrefundable', 'The uniform is refundable'],
  ['The course is free', 'The course is fee'],
  ['The course is free', 'The course is freed'],
  ['It is a costless test', 'It is a costly test'],
  ['Work is unstipended', 'Work is stipended'],
  ['Bring two letters', 'Bring ten letters'],
  ['Bring one letter', 'Bring none letter'],
  ['Bring one hundred', 'Bring nine hundred'],
  ['It takes six weeks', 'It takes sixty weeks'],
  ['Some applicants pay', 'Same applicants pay'],
  ['You may bring a laptop', 'You must bring a laptop'],
  ['The office may call', 'The office may call', 'The office must call'],
  ['Nobody pays us', 'Somebody pays us'],
  ['Nobdy pays us', 'Anybody pays us'],
  ['Only staff pay the canteen', 'Also staff pay the canteen'],
  ['All of it is refunded', 'Ill of it is refunded'],
  // Kiswahili and Sheng.
  ['Hakuna malipo', 'Hakun malipo', 'Kuna malipo'],
  ['Hakuna malipo', 'akuna malipo'],
  ['Hulipi chochote', 'Ulipi chochote'],
  ['Hulipi chochote', 'Hulipa chochote', 'Unalipa chochote'],
  ['Usilipe mtu yeyote', 'Ulipe mtu yeyote'],
  ['Usilipe mtu yeyote', 'Utalipe mtu yeyote'],
  ['Hatuombi pesa', 'Tuombi pesa', 'Tuombe pesa'],
  ['Hatuombi pesa', 'Tunaombi pesa', 'Tunaomba pesa'],
  ['Hatuna ada', 'Tuna ada'],
  ['Kazi bila malipo ya usajili', 'Kazi ila malipo ya usajili'],
  ['Njoo bila doo', 'Njoo na doo'],
  ['Si lazima ulete pesa', 'Ni lazima ulete pesa'],
  ['Si lazima', 'lazima'],
  ['Siyo lazima kulipa', 'Ndiyo lazima kulipa'],
  ['Lete barua moja', 'Lete barua mbili'],
  ['Lete elfu', 'Lete alfu'],
  ['Mafunzo ni bure', 'Mafunzo ni bura'],
  ['Wasilipe ada', 'Walipe ada'],
  ['Haulipi doh', 'Utalipi doh'],
  ['Zii kulipa', 'Zi kulipa'],
  // Numbers, amounts, links, addresses.
  ['Call 0712 345 678', 'Call 0712 345 679'],
  ['Call the office', 'Call the office 0712345678'],
  ['Call 0712 345 678', 'Call 0712 345 678.', 'Call O712 345 678'],
  ['Pay is KES 25,000', 'Pay is KES 2,5000'],
  ['Pay is KES 25,000', 'Pay is USD 25,000'],
  ['Pay is 25k', 'Pay is 25'],
  ['Read twiga.com', 'Read twigga.com'],
  ['Read twiga.com', 'Read twiga.co'],
  ['See our page. Com and learn', 'See our page.Com and learn'],
  ['Write to jobs@twiga.com', 'Write to job@twiga.com'],
  ['Write to jobs at twiga', 'Write to jobs@twiga'],
  ['Go to https://twiga.com/jobs', 'Go to https://twiga.com/job'],
  ['Go to https://twiga.com/jobs?a=1', 'Go to https://twiga.com/jobs?a=2'],
  ['Half of it, 50 %', 'Half of it, 50'],
  ['Open 8 to 5', 'Open 5 to 8'],
  ['Come on 3 May', 'Come on 3 March'],
  // Look-alike letters and characters.
  ['Send your letter', 'Sеnd your letter'],
  ['Send your letter', 'Send your let\u200bter'],
  ['Send your letter', 'Send your le\u0336tter'],
  ['Send your letter', 'Send your \u202eletter'],
  ['Send your letter', 'Send your letter 💰'],
  ['Send your letter', 'Send your letter ⓿⓻⓵⓶'],
  ['Send your letter', 'Send your letter ₀₇₁₂'],
  ['No fee', 'N\u00ado fee'],
  ['Send your letter', 'Send your ļetter'],
  ['Send your letter', 'Send your letter\u2028pay'],
  ['You pay no fee', 'You pay nο fee'],
  ['You pay no fee', 'You pay ⁿᵒ fee'],
  ['You pay no fee', 'You pay 𝓷𝓸 fee'],
  ['Send your letter', 'Send your ｌetter'],
  // Words that were moved, added, removed or changed.
  ['We pay you', 'You pay we'],
  ['It is paid by us', 'Is it paid by us'],
  ['You tell us and we pay', 'We tell us and you pay'],
  ['Bring a letter', 'Bring a letter and KES'],
  ['Bring a letter', 'Bring us a letter'],
  ['We have no where to put money', 'We have nowhere to put money'],
  ['Send it to Safaricon', 'Send it to Safaricom'],
  ['Read the form', 'Read the farm'],
  ['Work in the store', 'Work in the story'],
  ['There is no fee?', 'There is no fee'],
  ['There is no fee', 'There is no fee?'],
  ['The test is on site', 'The rest is on site'],
  ['Interns are served lunch', 'Interns are reserved lunch'],
  ['Meet the agent', 'Meet the gent'],
  ['', 'Pay'],
  ['Send your letter', ''],
];

describe('hostile chains of corrections', () => {
  test.each(HOSTILE)('%j never becomes another text without review', async (approved, ...chain) => {
    const last = chain.at(-1) ?? '';
    expect(await publish(approved, chain)).not.toBe(last);
  });

  test('there are at least 60', () => {
    expect(HOSTILE.length).toBeGreaterThanOrEqual(60);
  });
});

const LONG =
  'You help the accountant with invoices and receipts, keep the files of suppliers in order, and write to customers about their orders. ';

const HONEST: readonly (readonly [string, string])[] = [
  // An earlier version stored text exactly as phones sent it.
  ['Bring\u00a0your \u200bcertificates.\r\nCome early.', 'Bring your certificates.\nCome early.'],
  ['Send your leter to us', 'Send your letter to us.'],
  ['Send your CV too the office', 'Send your CV too the office.'],
  ['Farm Intren', 'Farm Intern'],
  ['You recieve lunch', 'You receive lunch'],
  ['Good comunication skills', 'Good communication skills'],
  ['Acomodation is near the farm', 'Accomodation is near the farm'],
  ['An oportunity to learn', 'An opportunity to learn'],
  ['You must have experiance', 'You must have experience'],
  ['Knowlege of Excel', 'Knowledge of Excel'],
  ['Send an aplication letter', 'Send an application letter'],
  ['The manger calls you', 'The manager calls you'],
  ['Proffesional conduct', 'Professional conduct'],
  ['Succesful candidates are called', 'Successful candidates are called'],
  ['Deliver it by Wensday', 'Deliver it by Wednesday'],
  ['Teh office is in Nakuru', 'The office is in Nakuru'],
  ['Send it to teh office', 'Send it to the office'],
  ['Work with a acountant', 'Work with an acountant'],
  ['A intern learns', 'An intern learns'],
  ['Usefull skill in Excel', 'Useful skills in Excel'],
  ['Two year course', 'Two years course'],
  ['We process maize', 'We processed maize'],
  ['Write to the the office', 'Write to the office'],
  ['Bring your letter', 'Bring your  letter'],
  ['Bring your letter ,please', 'Bring your letter, please'],
  ['Bring your letter.Please come early', 'Bring your letter. Please come early'],
  ['bring your letter', 'Bring your letter'],
  ['NAKURU OFFICE', 'Nakuru office'],
  ['First line\nsecond', 'First line, second'],
  ['First part\nSecond part', 'First part\n\nSecond part'],
  ['You will work to gether', 'You will work together'],
  ['You learn alot', 'You learn a lot'],
  ['Read thefile', 'Read the file'],
  ['Full time work', 'Full-time work'],
  ['Its a dairy', 'It’s a dairy'],
  ['You dont pay', 'You don’t pay'],
  ['We are a dairy and we make yoghurt', 'We are a dairy; and we make yoghurt!'],
  ['Write to jobs@acme.co.ke', 'Write to jobs@acme.co.ke!'],
  ['KES 25,000 a month', 'KES 25,000 a month.'],
  ['Call 0712 345 678 before noon', 'call 0712 345 678 before noon'],
  ['Read "How to apply"', 'Read “How to apply”'],
  ['Work - in the field', 'Work – in the field'],
  ['Tuma barau yako ofisini', 'Tuma barua yako ofisini'],
  ['Karibu ofsini kwetu', 'Karibu ofisini kwetu'],
  ['Bonde la Ufa, Nakuru', 'Bonde la Ufa (Nakuru)'],
  ['No fee is asked', 'No fee is asked.'],
  [`${LONG}You recieve a certifcate and a leter.`, `${LONG}You receive a certificate and a letter.`],
  ['Attach certifcates', 'Attach certificates'],
  ['resume in English', 'résumé in English'],
];

describe('honest corrections', () => {
  test.each(HONEST)('%j may become %j', async (approved, after) => {
    expect(await isSmallEdit(texts(approved), texts(after))).toBe(true);
  });

  test('there are at least 40', () => {
    expect(HONEST.length).toBeGreaterThanOrEqual(40);
  });
});
