const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/));

/** Words that do not distinguish one employer from another. */
export const COMPANY_NOISE = words('ltd limited plc kenya k company co inc llp the of and group full time');

/** Abbreviations that omit more than vowels. */
export const COMPANY_SHORT: Readonly<Record<string, string>> = {
  hts: 'height',
  jnr: 'junior',
  snr: 'senior',
  intl: 'international',
  bros: 'brother',
  univ: 'university',
};

/** Words that distinguish two employers with the same name, such as a bank and its foundation. */
export const COMPANY_KINDS = words(
  'foundation insurance sacco hospital school academy university college capital bank rescue microfinance',
);

/** Words that do not distinguish one place from another. */
export const PLACE_NOISE = words('town city cbd kenya county area industrial central and the of area beach');

/** Words in a title that do not describe the work. */
export const TITLE_NOISE = words(
  'urgent needed wanted vacancy vacancies job opening opportunity hiring we are position positions post posts slot slots the a an of for and at in to with deadline extended branch region staff speaking male female re advertisement advert apply now new',
);

export const LEVELS = words(
  'intern attachment trainee apprentice volunteer graduate junior senior head chief principal lead deputy assistant supervisor manager director coordinator i ii iii iv v',
);

export const EXPANSIONS: Readonly<Record<string, string>> = {
  hr: 'human resource',
  ict: 'ict',
  it: 'ict',
  'information communication technology': 'ict',
  'information technology': 'ict',
  pr: 'public relation',
  qa: 'quality assurance',
  csr: 'customer service representative',
  tsr: 'territory sales representative',
  'customer care': 'customer service',
  'food beverage': 'waiter',
  fb: 'waiter',
  waitress: 'waiter',
  'food beverage service': 'waiter',
  internship: 'intern',
  attaché: 'attachment',
  attachee: 'attachment',
  asst: 'assistant',
  snr: 'senior',
  sr: 'senior',
  jr: 'junior',
  jnr: 'junior',
  mgr: 'manager',
  'vice president': 'vp',
  exec: 'executive',
  rep: 'representative',
  mt: 'mount',
  lab: 'laboratory',
  medical: '',
  tutor: 'trainer',
  lecturer: 'trainer',
  researcher: 'research',
  accountant: 'account',
  accounting: 'account',
  accounts: 'account',
  administrative: 'admin',
  administration: 'admin',
  administrator: 'admin',
  'contact center': 'call centre',
  'contact centre': 'call centre',
  'call center': 'call centre',
  francophone: 'french',
  caregiver: 'nurse aide',
  'care giver': 'nurse aide',
  'collection officer': 'debt collector',
  tiler: 'tile fixer',
  fundi: '',
  eng: 'english',
  lit: 'literature',
  maths: 'mathematic',
  math: 'mathematic',
  'book keeper': 'bookkeeper',
  'software engineer': 'software developer',
  safari: 'tour',
  transit: 'long distance',
  truck: '',
  intl: 'international',
  dereva: 'driver',
  mpishi: 'cook',
  chef: 'cook',
  mlinzi: 'guard',
  askari: 'guard',
  'security officer': 'security guard',
  muuguzi: 'nurse',
  mwalimu: 'teacher',
  karani: 'clerk',
  msaidizi: 'assistant',
  mhudumu: 'attendant',
  fs: 'finance',
  'm e': 'monitoring evaluation',
  me: 'monitoring evaluation',
  'bus dev': 'business development',
  bd: 'business development',
  bdm: 'business development manager',
  'supply chain': 'procurement',
  purchasing: 'procurement',
  'store keeper': 'storekeeper',
  'front office': 'receptionist',
  'front desk': 'receptionist',
  'help desk': 'ict support',
  cleaner: 'cleaning',
  'house keeper': 'housekeeping',
  housekeeper: 'housekeeping',
  gardener: 'grounds',
  groundsman: 'grounds',
  'cyber security': 'cybersecurity',
  developer: 'developer',
  programmer: 'developer',
  seller: 'sales',
  salesperson: 'sales',
  salesman: 'sales',
  'brand ambassador': 'promoter',
  'motorbike rider': 'rider',
  'boda rider': 'rider',
  'graphics designer': 'graphic design',
  'graphic designer': 'graphic design',
  vet: 'veterinary',
  agronomist: 'agronomy',
  pharm: 'pharmacy',
  pharmacist: 'pharmacy',
  engr: 'engineer',
  comms: 'communication',
  admin: 'admin',
  dev: 'development',
  ops: 'operation',
  ceo: 'chief executive officer',
  md: 'managing director',
  pa: 'personal assistant',
  jg: '',
};

export const MONTHS = words(
  'january february march april may june july august september october november december',
);

export const TEXT_NOISE = words(
  'the a an of for and at in to with is are be by on from or as its our we you your this that will who which it their has have per any all',
);
