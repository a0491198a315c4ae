/** The tables of the privacy policy, in order. */
export const POLICY_GROUPS = {
  account: 'If you have an account',
  minor: 'If you are 16 or 17, and your parent or guardian',
  graduate: 'If you are looking for a place',
  employer: 'If you are an employer',
  writer: 'If you report a listing or ask about your data',
  service: 'E-mails, security and the running of the service',
  staff: 'If you are one of our staff',
} as const;
export type PolicyGroup = keyof typeof POLICY_GROUPS;

/** The kinds of personal data as the privacy policy names them, in order. Everything else in their rows comes from the register. */
export const POLICY_ROWS = {
  contact: ['account', 'First and last name, e-mail, phone number'],
  login: ['account', 'Username, role, and whether the account is active and confirmed'],
  password: ['account', 'Your password, as a hash from which it cannot be read'],
  secondFactor: ['account', 'Whether you have set up a second factor, and since when'],
  factorSecret: ['account', 'Its secret, encrypted, and the recovery codes, as hashes'],
  identity: ['account', 'Accounts of other services that you sign in with'],
  session: ['account', 'Where you are logged in: browser, since when, last use'],
  pending: ['account', 'A new e-mail address that you have not confirmed yet'],
  former: ['account', 'Names and e-mail addresses you had before'],
  origin: ['account', 'When you registered and agreed, and who created the account for you'],
  activity: ['account', 'When you last used the account, and when we warned you'],
  picture: ['account', 'A profile picture, if you add one'],
  files: ['account', 'Files you upload'],
  drafts: ['account', 'Forms you have started, or that were rejected'],
  deletion: ['account', 'While your account is being deleted: name, phone number, e-mail addresses'],

  age: ['minor', 'The month from which you are 18, and since when you wait for consent'],
  guardian: ['minor', 'Name and e-mail of your parent or guardian'],
  consent: ['minor', 'What they decided and when; the text, network address and e-mail of a consent'],

  application: ['graduate', 'Applications: the listing, your name then, the steps and messages'],
  sent: ['graduate', 'What you send with an application: contact details, resume, career profile, referees'],
  interview: ['graduate', 'Invitations to interviews, and your answer'],
  outcome: ['graduate', 'What you note about your applications'],
  notes: ['graduate', 'What an employer notes about an application, and which member answered it'],
  resume: ['graduate', 'Resumes'],
  downloads: ['graduate', 'When a resume was downloaded, and in which role'],
  downloader: ['graduate', 'Which account downloaded it'],
  career: ['graduate', 'A career profile, if you fill one in'],
  referees: ['graduate', 'Referees in it: name, job, phone number or e-mail address'],
  saved: ['graduate', 'Internships you saved'],
  alerts: ['graduate', 'Searches that you get alerts of'],
  clicks: ['graduate', 'When Apply Now was pressed on a listing, without a name'],
  clicker: ['graduate', 'That it was you who pressed it'],

  employer: ['employer', 'Your profile with its logo, and how you respond'],
  members: ['employer', 'Who acts for an employer, and since when'],
  verification: ['employer', 'Whether we verified you'],
  standing: ['employer', 'What we decided about your verification and your account'],
  evidence: ['employer', 'Documents that show who you are'],
  submission: ['employer', 'What you submit for publication, with its file and what was decided'],
  listing: ['employer', 'Published listings'],
  owner: ['employer', 'Whose listing it is, and when it is published, closed or taken down'],
  recall: ['employer', 'Listings we took down, and who was warned'],

  report: ['writer', 'Reports of listings'],
  reporter: [
    'writer',
    'Who reported: account, e-mail if you give it, codes made from a cookie and your network address',
  ],
  request: ['writer', 'Requests about your data, and our answers'],

  mail: ['service', 'That we sent you an e-mail'],
  mailText: ['service', 'The text of an e-mail'],
  links: ['service', 'Links in e-mails, as hashes'],
  guard: ['service', 'Wrong passwords tried, and sessions that were ended'],
  counters: ['service', 'Counters against abuse, under a hash of your network address or e-mail'],
  registration: ['service', 'Counters that your registration used'],
  calls: ['service', 'The response to a form or call, in case it is sent twice'],
  failures: ['service', 'Records that a background job could not process, by number'],

  import: ['staff', 'Files you check for an import'],
  decider: ['staff', 'Which of our staff decided on a submission'],
  changes: ['staff', 'Changes that staff and employers make to records: who, what, when'],
} as const satisfies Record<string, readonly [PolicyGroup, string]>;
export type PolicyRow = keyof typeof POLICY_ROWS;
