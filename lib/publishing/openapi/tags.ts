/** The groups of operations in document order, with their descriptions. */
export const TAGS = {
  Internships: 'Search, list and retrieve internships; editors and administrators publish and edit them.',
  'Accounts and sessions': 'Registration, login, logout, verification and password resets.',
  'Signing in with another account': 'OpenID Connect, Google and LinkedIn, if the site offers them.',
  Applications: 'Applications by recent graduates.',
  'Own account': 'Your profile, picture, resume, e-mail address, data export and deletion.',
  'Career profile': 'Studies, skills and experience.',
  Guardians: 'The parent or guardian of someone under 18: consent, stored data, deletion.',
  Contact: 'Messages to the people behind the site.',
  Employers: 'Your submissions and listings, their applicants and resumes.',
  'Employer profiles': 'Employers: verification, team and public page.',
  Users: 'Users, for administrators.',
  Submissions: 'Approval and rejection of submissions, for administrators.',
  Import: 'Listings imported from a CSV or JSON file, for administrators.',
  Alerts: 'E-mail alerts for new listings that match a search.',
  'Saved internships': 'Internships saved for later, and their reminders.',
  Reports: 'Reports about internships, and staff decisions on them.',
  'Search words': 'Search synonyms, and searches without results, for administrators.',
  'Page views': 'Views of public pages, if the service counts them itself (`ANALYTICS=own`).',
  Privacy: 'Requests from people about their data, and the processing register.',
  Site: 'The site’s logo, colour, tagline and links, for administrators.',
  'Audit log': 'Who did what, for administrators.',
  Service: 'Health, jobs, data saver and this document.',
} as const;

export type Tag = keyof typeof TAGS;
