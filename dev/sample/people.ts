import type { Role } from '@/lib/platform/core/vocabulary';

/** The password of all sample accounts. */
export const SAMPLE_PASSWORD = 'Karibu#2026';

export interface SamplePerson {
  username: string;
  firstName: string;
  lastName: string;
  role: Role;
  isVerified?: false;
  isActive?: false;
  /** A graduate's course and school. If missing, there is no resume. */
  studied?: [course: string, school: string];
}

const graduate = (
  username: string,
  firstName: string,
  lastName: string,
  studied?: [course: string, school: string],
): SamplePerson => ({ username, firstName, lastName, role: 'recent graduate', ...(studied && { studied }) });

const employer = (username: string, firstName: string, lastName: string): SamplePerson => ({
  username,
  firstName,
  lastName,
  role: 'employer',
});

/** The accounts that `npm start` prints and the README lists. */
export const KNOWN_ACCOUNTS: SamplePerson[] = [
  { username: 'admin', firstName: 'Achieng', lastName: 'Odhiambo', role: 'administrator' },
  { username: 'editor', firstName: 'Kipchumba', lastName: 'Rotich', role: 'editor' },
  employer('employer', 'Nyambura', 'Kamau'),
  graduate('graduate', 'Amani', 'Wekesa', ['BSc Computer Science', 'Lakeside University']),
];

export const EMPLOYERS: SamplePerson[] = [
  employer('hassan', 'Hassan', 'Al-Amin'),
  employer('muthoni', 'Mũthoni', 'Wambũi'),
  employer('atieno', 'Atieno', 'Okoth'),
  employer('kilonzo', 'Kilonzo', 'Musyoka'),
  employer('jepkemoi', 'Jepkemoi', 'Kiprop'),
  employer('barasa', 'Barasa', 'Wafula'),
  employer('zainab', 'Zainab', 'Abdi'),
  employer('karanja', 'Karanja', 'Ng’ang’a'),
];

export const GRADUATES: SamplePerson[] = [
  graduate('wanjiru', 'Wanjirũ', 'Mwangi', ['BCom Accounting', 'Mlima University']),
  graduate('brian', 'Brian', 'Nyong’o', ['BSc Information Technology', 'Lakeside University']),
  graduate('cherono', 'Cherono', 'Langat', ['BSc Agriculture', 'Bonde University']),
  graduate('mutiso', 'Mutiso', 'Kioko', ['BEng Civil Engineering', 'Mlima University']),
  graduate('fatuma', 'Fatuma', 'Said', ['BA Journalism', 'Pwani Coast College']),
  graduate('kevin', 'Kevin', 'Simiyu', ['Diploma in Electrical Engineering', 'Nzoia Polytechnic']),
  graduate('njeri', 'Njeri', 'Gĩthũi', ['LLB', 'Kilele School of Law']),
  graduate('akinyi', 'Akinyi', 'Anyang’', ['BSc Nursing', 'Lakeside University']),
  graduate('moraa', 'Moraa', 'Nyaberi', ['BEd Arts', 'Nyanchwa Hills University']),
  graduate('abdirahman', 'Abdirahman', 'Noor', ['BSc Logistics and Transport', 'Mlima University']),
  graduate('wairimu', 'Waĩrĩmũ', 'Kariũki', ['BA Economics', 'Mlima University']),
  graduate('ochieng', 'Ochieng', 'Odhiambo-Ouma', ['BSc Public Health', 'Lakeside University']),
  graduate('nasimiyu', 'Nasimiyu', 'Wanyama', ['BSc Environmental Science', 'Bonde University']),
  graduate('kibet', 'Kibet', 'Cheruiyot', ['BSc Geology', 'Bonde University']),
  graduate('mwende', 'Mwende', 'Mutua', ['Diploma in Hospitality', 'Pwani Coast College']),
  graduate('ali', 'Mohamed Ali', 'Mbarak', ['BSc Marine Science', 'Pwani Coast College']),
  graduate('gatwiri', 'Gatwiri', 'Mũriithi', ['BSc Actuarial Science', 'Mlima University']),
  graduate('eliud', 'Eliud', 'arap Korir', ['BEng Mechanical Engineering', 'Bonde University']),
  graduate('zawadi', 'Zawadi', 'Mwakio', ['BA Communication', 'Pwani Coast College']),
  graduate('peter', 'Peter', 'ole Nkadori', ['BA Development Studies', 'Nzoia Polytechnic']),
  graduate('sharon', 'Sharon', 'Jebet', ['BSc Statistics', 'Bonde University']),
  graduate('renee', 'Renée', 'Adhiambo', ['BA Fashion Design', 'Kilele School of Design']),
  graduate('dennis', 'Dennis', 'Momanyi', ['BSc Quantity Surveying', 'Mlima University']),
  graduate('halima', 'Halima', 'Guyo', ['Bachelor of Pharmacy', 'Mlima University']),
  graduate('collins', 'Collins', 'M’Ikiara', ['BBA Procurement', 'Nzoia Polytechnic']),
  graduate('maryanne', 'Mary Anne', 'Nanjala'),
  graduate('joel', 'Joël', 'Mũnyao', ['BSc Software Engineering', 'Lakeside University']),
  graduate('khadija', 'Khadija', 'Yusuf'),
  { ...graduate('samuel', 'Samuel', 'wa Thiong’o'), isVerified: false },
  {
    ...graduate('victor', 'Victor', 'Odongo', ['BA Political Science', 'Lakeside University']),
    isActive: false,
  },
];

/** All sample accounts. */
export const PEOPLE: SamplePerson[] = [...KNOWN_ACCOUNTS, ...EMPLOYERS, ...GRADUATES];

export const fullName = ({ firstName, lastName }: { firstName: string; lastName: string }): string =>
  `${firstName} ${lastName}`;
