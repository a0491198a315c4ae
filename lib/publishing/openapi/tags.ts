/** The groups of operations in document order, with their descriptions. */
export const TAGS = {
  Internships: 'Listings: search, lists, single listings, and what editors and administrators do with them.',
  'Accounts and sessions': 'Registration, log-in, log-out, verification and forgotten passwords.',
  'Signing in with another account': 'OpenID Connect, Google and LinkedIn, where the site offers them.',
  Applications: 'Applications of recent graduates.',
  'Own account': 'Profile, picture, resume, e-mail address, own data and deletion.',
  'Career profile': 'Studies, skills and experience.',
  Guardians: 'The parent or guardian of somebody under 18: consent, what is stored, deletion.',
  Contact: 'Messages to the site.',
  Employers: 'Submissions, own listings, applicants and their resumes.',
  'Employer profiles': 'Employers, their verification, their members and their public pages.',
  Users: 'Users, for administrators.',
  Submissions: 'Approval and rejection of submissions, for administrators.',
  Import: 'Listings from a CSV or JSON file, for administrators.',
  Alerts: 'Searches whose new internships come by mail.',
  'Saved internships': 'Internships to apply to later, and their reminders.',
  Reports: 'Reports of internships by anybody, and what staff decide on them.',
  'Search words': 'Synonyms of the search and what it does not find, for administrators.',
  'Page views': 'How often public pages are read, where the service counts it itself (`ANALYTICS=own`).',
  Privacy: 'Requests of people about their data, and the processing register.',
  Site: 'Logo, colour, tagline and links of the site, for administrators.',
  'Audit log': 'Who did what, for administrators.',
  Service: 'Health, jobs, data saver, and this contract.',
} as const;

export type Tag = keyof typeof TAGS;
