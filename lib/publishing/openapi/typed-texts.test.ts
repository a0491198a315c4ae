import { expect, test } from 'vitest';
import type { z } from 'zod';
import { guardianName } from '@/lib/identity/accounts/minors/age-schema';
import { credentials, newPassword, person } from '@/lib/identity/accounts/schemas';
import { moveSchema, noteSchema, outcomeSchema } from '@/lib/applications/records/schemas';
import { careerSchema } from '@/lib/applications/career/schemas';
import { overrideReason } from '@/lib/trust/fraud-checks/override';
import { contactMessage } from '@/lib/content/contact/schemas';
import { dataRequestSchema } from '@/lib/identity/data-requests/schemas';
import { employerSchema, verificationSchema } from '@/lib/employers/records/schemas';
import { internshipSchema } from '@/lib/internships/listings/schemas';
import { reportSchema } from '@/lib/trust/reports/schemas';
import { searchSchema } from '@/lib/search/engine/search-schema';
import { searchText } from '@/lib/search/engine/schemas';
import { rejectionSchema, submissionSchema } from '@/lib/internships/submissions/schemas';
import { synonymFields } from '@/lib/search/synonyms/schemas';

const { firstName, lastName, phoneNumber, email, username } = person.shape;
const { school, about, links } = careerSchema.shape;
const { title, company, location, descriptionParagraph, howToApply, applyLink } = internshipSchema.shape;
const { place, link } = moveSchema.shape.interview.unwrap().shape;

/** Fields that people type into. */
const FIELDS = {
  ...{ firstName, lastName, phoneNumber, email, username, guardianName, newPassword },
  ...{ title, company, location, descriptionParagraph, howToApply, applyLink },
  'full name': contactMessage.shape.name,
  sender: contactMessage.shape.email,
  message: contactMessage.shape.message,
  'person who asks': dataRequestSchema.shape.email,
  request: dataRequestSchema.shape.text,
  reporter: reportSchema.shape.email,
  report: reportSchema.shape.text,
  identifier: credentials.shape.emailOrUsername,
  search: searchSchema.shape.q,
  'search of staff': searchText,
  website: employerSchema.shape.website,
  'about the employer': employerSchema.shape.about,
  'comments of staff': verificationSchema.shape.comments,
  rejection: rejectionSchema.shape.comments,
  'reason to publish': overrideReason,
  ...{ school, about },
  skills: careerSchema.shape.skills,
  referees: careerSchema.shape.referees,
  links,
  answer: moveSchema.shape.message,
  'place of an interview': place,
  'link of a call': link,
  note: noteSchema.shape.text,
  'own note': outcomeSchema.shape.note,
  'submitted title': submissionSchema.shape.title,
  'submitted link': submissionSchema.shape.applyLink,
  phrase: synonymFields.shape.phrase,
} satisfies Record<string, z.ZodType>;

const REFUSED = Symbol('refused');
const MOBILE = '0712345678';
const LINES = 'one\ntwo\nthree';
const LINK = 'https://x.co.ke/apply';

type Row = [field: keyof typeof FIELDS, typed: unknown, stored: unknown];

const ROWS: Row[] = [
  // Names
  ['firstName', '\u200eWanjikũ\u200f', 'Wanjikũ'],
  ['firstName', 'Wanjiku\u0303', 'Wanjikũ'],
  ['firstName', '\ufeffAmani ', 'Amani'],
  ['firstName', 'Ama\u00adni', 'Amani'],
  ['firstName', 'Mary\u00a0Anne', 'Mary Anne'],
  ['firstName', 'Mary\u202f \u2003Anne', 'Mary Anne'],
  ['firstName', 'Mary\u2011Anne', 'Mary-Anne'],
  ['firstName', 'J. M.', 'J. M.'],
  ['firstName', 'J.M.', 'J. M.'],
  ['firstName', 'Mary W.', 'Mary W.'],
  ['firstName', '\u3164\u3164\u3164', REFUSED],
  ['firstName', 'evil.com', REFUSED],
  ['lastName', "M'Mbwanga", 'M’Mbwanga'],
  ['lastName', 'Ng‘ang’a', 'Ng’ang’a'],
  ['lastName', 'Ng´ang´a', 'Ng’ang’a'],
  ['lastName', "wa  Thiong'o", 'wa Thiong’o'],
  ['lastName', 'K. Odhiambo‑Otieno', 'K. Odhiambo-Otieno'],
  ['full name', 'J. M. Kamau', 'J. M. Kamau'],
  ['full name', 'J.M.Kamau', 'J. M. Kamau'],
  ['full name', 'Kamau J. M.', 'Kamau J. M.'],
  ['full name', 'علی\u200cرضا', 'علی\u200cرضا'],
  ['guardianName', '\u202aAnyang\u2019\u00a0Nyong\u02bco\u202c', 'Anyang’ Nyong’o'],
  ['username', ' wanjiku\u200b ', 'wanjiku'],
  // Phone numbers
  ['phoneNumber', '+254 (0) 712 345 678', MOBILE],
  ['phoneNumber', '00254712345678', MOBILE],
  ['phoneNumber', '0712.345.678', MOBILE],
  ['phoneNumber', '254 712-345-678', MOBILE],
  ['phoneNumber', '712345678', MOBILE],
  ['phoneNumber', '\u202a+254\u00a0712\u00a0345\u00a0678\u202c', MOBILE],
  ['phoneNumber', '\u2068+254 712 345678\u2069', MOBILE],
  ['phoneNumber', '+254-0712-345-678', MOBILE],
  ['phoneNumber', '(+254) 712 345 678', MOBILE],
  ['phoneNumber', '0254712345678', MOBILE],
  ['phoneNumber', "'0712345678", MOBILE],
  ['phoneNumber', '0712–345–678.', MOBILE],
  ['phoneNumber', 'tel:+254712345678', MOBILE],
  ['phoneNumber', '０７１２３４５６７８', MOBILE],
  ['phoneNumber', '+254 (0)20 271 2345', '0202712345'],
  ['phoneNumber', '020/2712345', '0202712345'],
  ['phoneNumber', '2.54712E+11', REFUSED],
  ['phoneNumber', '+255 712 345 678', REFUSED],
  ['phoneNumber', '+254 712 345 67', REFUSED],
  ['phoneNumber', '0712345678 / 0722000111', REFUSED],
  // E-mail addresses and usernames
  ['email', 'Jobs@X.co.ke.', 'jobs@x.co.ke'],
  ['email', '<a@b.co>', 'a@b.co'],
  ['email', 'mailto:a@b.co', 'a@b.co'],
  ['email', 'Amani Wekesa <a@b.co>', 'a@b.co'],
  ['email', 'a@b.co\u00a0', 'a@b.co'],
  ['email', '\u200ba@b.co\u200b', 'a@b.co'],
  ['email', '(a@b.co),', 'a@b.co'],
  ['email', '“a@b.co”', 'a@b.co'],
  ['email', "o'brien@b.co", "o'brien@b.co"],
  ['email', 'a@b.co, c@d.co', REFUSED],
  ['email', 'a @b.co', REFUSED],
  ['sender', 'Ali@mail.example.', 'Ali@mail.example'],
  ['person who asks', '<ALI@mail.example>', 'ali@mail.example'],
  ['reporter', 'mailto:ali@mail.example;', 'ali@mail.example'],
  ['reporter', '', ''],
  ['identifier', ' Amani@b.co\u200b ', 'amani@b.co'],
  ['identifier', '<amani@b.co>.', 'amani@b.co'],
  ['identifier', '\u202aWanjiku\u202c\u00a0', 'wanjiku'],
  ['identifier', '\ufeffwanjiku', 'wanjiku'],
  ['identifier', '\u200b', REFUSED],
  // Passwords
  ['newPassword', 'Kari\u0308bu#2026', 'Karïbu#2026'],
  ['newPassword', 'Karibu\u00a0#2026', 'Karibu #2026'],
  ['newPassword', 'Karibu\u3000#2026', 'Karibu #2026'],
  ['newPassword', '\u2068Karibu#2026\u2069\ufeff', 'Karibu#2026'],
  ['newPassword', ' Karibu#2026 ', ' Karibu#2026 '],
  ['newPassword', 'Kᵃribu#２026', 'Kᵃribu#２026'],
  ['newPassword', 'Ab1#\u200b\u200b\u200b\u200b', REFUSED],
  ['newPassword', 'Karibu#2026\t', REFUSED],
  // Search words
  ['search', ' nurse\u200b\u00a0 Nakuru ', 'nurse Nakuru'],
  ['search', 'Muran\u0303ga', 'Murañga'],
  ['search', '\u202eICT', 'ICT'],
  ['search', '\u200b'.repeat(120) + 'nurse', 'nurse'],
  ['search of staff', '\ufeffwanjiku\u2028', 'wanjiku'],
  ['search of staff', ' '.repeat(100) + 'a', 'a'],
  ['phrase', 'h\u00adr', 'hr'],
  // Single-line fields
  ['title', 'Data\u00a0Intern', 'Data Intern'],
  ['title', 'Data \u2013 Intern\u200b', 'Data \u2013 Intern'],
  ['title', 'Data\vIntern', 'Data Intern'],
  ['title', 'Data\u0007Intern', REFUSED],
  ['title', '\u200b\u200b\u200b\u200b', REFUSED],
  ['company', '\u202eBonde Farms\u202c', 'Bonde Farms'],
  ['company', 'Bonde 👩🏾\u200d🌾 Farms', 'Bonde 👩🏾\u200d🌾 Farms'],
  ['company', 'Bonde\ud83d Farms', 'Bonde Farms'],
  ['location', 'Nakuru\u2060,\u00a0Kenya\u2029', 'Nakuru, Kenya'],
  ['school', 'Moi\u0000\u00a0\u200bUniversity', 'Moi University'],
  ['skills', ['Excel', 'Excel\u200b', '\u200b'], ['Excel']],
  ['place of an interview', 'Westlands,\r\n2nd\u00a0floor', 'Westlands, 2nd floor'],
  ['submitted title', '\u00a0Data Intern\ufeff', 'Data Intern'],
  ['submitted title', '\u200b', REFUSED],
  // Links
  ['applyLink', `${LINK}).`, LINK],
  ['applyLink', `<${LINK}>`, LINK],
  ['applyLink', `*${LINK}*`, LINK],
  ['applyLink', 'x.co.ke/apply,', LINK],
  ['applyLink', 'https://x.co.ke/\u200bapply\u00ad', LINK],
  ['applyLink', 'https://x.co.ke/a_(b)', 'https://x.co.ke/a_(b)'],
  ['applyLink', 'jobs@x.co.ke.', 'mailto:jobs@x.co.ke'],
  ['applyLink', 'Jobs <jobs@x.co.ke>', 'mailto:jobs@x.co.ke'],
  ['applyLink', '+254 (0) 712 345 678', 'tel:+254712345678'],
  ['applyLink', '00254 712 345 678', 'tel:+254712345678'],
  ['applyLink', 'tel:0712.345.678', 'tel:0712345678'],
  ['applyLink', 'https://x.co.ke/a b', REFUSED],
  ['submitted link', `“${LINK}”`, LINK],
  ['website', 'https://x.co.ke.', 'https://x.co.ke'],
  ['website', '\u200bhttps://x.co.ke\u200b', 'https://x.co.ke'],
  ['links', [`(${LINK})`, LINK], [LINK]],
  ['link of a call', `${LINK}\u00a0;`, LINK],
  [
    'referees',
    [{ name: 'Jane\u200b Auma', contact: '+254 (0) 712 345 678' }],
    [{ name: 'Jane Auma', role: '', contact: MOBILE }],
  ],
  [
    'referees',
    [{ name: 'Jane', contact: 'Jane <jane@x.co.ke>' }],
    [{ name: 'Jane', role: '', contact: 'jane@x.co.ke' }],
  ],
  // Multi-line text: line breaks, and how they count
  ['descriptionParagraph', 'one\vtwo\u2028three', LINES],
  ['descriptionParagraph', '\ufeffone\r\ntwo\rthree\r\n', LINES],
  ['howToApply', 'one\ftwo\u0085three', LINES],
  ['message', 'one\u2029two\nthree', LINES],
  ['message', 'a\u00a0b\u202ec\u200b', 'a bc'],
  ['message', '\u200b\u2800', REFUSED],
  ['request', 'one\r\ntwo\r\nthree', LINES],
  ['report', 'one\vtwo\vthree', LINES],
  ['about the employer', 'one\r\ntwo\u2028three', LINES],
  ['comments of staff', '\u2068one\r\ntwo\r\nthree\u2069', LINES],
  ['rejection', 'one\r\ntwo\r\nthree', LINES],
  ['rejection', '\u200b\u200b\u200b', REFUSED],
  ['reason to publish', 'one\u00a0two', 'one two'],
  ['about', 'one\r\n\r\ntwo\vthree', LINES],
  ['note', 'one\u2028two\u2028three', LINES],
  ['note', '\u200b', REFUSED],
  ['own note', 'one\r\ntwo\rthree', LINES],
  ['answer', 'one\r\ntwo\r\nthree', LINES],
];

test.each(ROWS)('%s: %j', (field, typed, stored) => {
  const { success, data } = FIELDS[field].safeParse(typed);
  expect(success ? data : REFUSED).toEqual(stored);
});

test.each([
  ['descriptionParagraph', 10_000],
  ['howToApply', 5_000],
  ['message', 5_000],
  ['request', 2_000],
  ['report', 1_000],
  ['about the employer', 2_000],
  ['comments of staff', 2_000],
  ['rejection', 2_000],
  ['reason to publish', 1_000],
  ['note', 2_000],
  ['own note', 500],
  ['answer', 1_000],
] as const)(
  '%s takes %i characters with the line breaks of a form without script, and no more',
  (field, most) => {
    const lines = (length: number) => `${'abc\r\n'.repeat(length / 4 - 1)}abcd`;
    expect(FIELDS[field].parse(lines(most))).toHaveLength(most);
    expect(FIELDS[field].safeParse(`${lines(most)}e`).success).toBe(false);
  },
);

test('there are 120 and more, of every field', () => {
  expect(ROWS.length).toBeGreaterThanOrEqual(120);
  expect(new Set(ROWS.map(([field]) => field))).toEqual(new Set(Object.keys(FIELDS)));
});
