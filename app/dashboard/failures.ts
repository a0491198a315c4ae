const APPLICATIONS = '/dashboard/my-internships';
const LISTINGS = '/dashboard/employer-internships';

/** The message for a page whose content cannot be read. `*` stands for one segment. */
const FAILURES: Readonly<Record<string, string>> = {
  '/dashboard': 'Failed to load your dashboard',
  '/dashboard/alerts': 'Failed to load your alerts',
  '/dashboard/apply/*': 'Failed to fetch the internship',
  '/dashboard/audit': 'Failed to fetch the audit log',
  '/dashboard/career': 'Failed to fetch your career profile',
  '/dashboard/employer': 'Failed to fetch the profile',
  '/dashboard/employer/join/*': 'Failed to fetch the invitation',
  '/dashboard/employers': 'Failed to fetch employers',
  '/dashboard/employers/*': 'Failed to fetch the employer',
  '/dashboard/import': 'Failed to fetch imports',
  '/dashboard/import/*': 'Failed to fetch the import',
  '/dashboard/internship-submissions': 'Failed to fetch submissions',
  '/dashboard/internship-submissions/*': 'Failed to fetch submission details',
  '/dashboard/internships': 'Failed to fetch internships',
  '/dashboard/internships/*': 'Failed to fetch the internship',
  '/dashboard/internships/new': 'Failed to load the form',
  '/dashboard/page-views': 'Failed to fetch the page views',
  '/dashboard/profile': 'Failed to fetch profile',
  '/dashboard/register': 'Failed to fetch the processing register',
  '/dashboard/reports': 'Failed to fetch reports',
  '/dashboard/reports/*': 'Failed to fetch the report',
  '/dashboard/requests': 'Failed to fetch the requests',
  '/dashboard/requests/*': 'Failed to fetch the request',
  '/dashboard/saved': 'Failed to load your saved internships',
  '/dashboard/search-words': 'Failed to fetch the search words',
  '/dashboard/second-factor': 'Failed to load the second step of your login',
  '/dashboard/site': 'Failed to fetch the site settings',
  '/dashboard/users': 'Failed to fetch users',
  '/dashboard/users/*': 'Failed to fetch the user',
  '/dashboard/users/new': 'Failed to load the form',
  [APPLICATIONS]: 'Failed to load your applications',
  [`${APPLICATIONS}/*`]: 'Failed to load your application',
  [LISTINGS]: 'Failed to fetch your internships',
  [`${LISTINGS}/*`]: 'Failed to fetch applicants',
  [`${LISTINGS}/*/applicants/*`]: 'Failed to fetch the applicant',
  [`${LISTINGS}/*/edit`]: 'Failed to fetch the internship',
  [`${LISTINGS}/submissions`]: 'Failed to fetch submissions',
  [`${LISTINGS}/submissions/*`]: 'Failed to fetch submission details',
  [`${LISTINGS}/submit`]: 'Failed to load the form',
  [`${LISTINGS}/submit/preview`]: 'Failed to load the preview',
  [`${LISTINGS}/submit/sent`]: 'Failed to fetch submissions',
};

const GENERAL = 'Failed to load the page';

const PATTERNS = Object.entries(FAILURES).map(([pattern, text]) => ({ parts: pattern.split('/'), text }));

const fits = (pattern: readonly string[], parts: readonly string[]): boolean =>
  pattern.length === parts.length && pattern.every((part, at) => part === '*' || part === parts[at]);

/** Returns the message for a page whose content cannot be read, given its path with or without a query. */
export function failureText(address: string): string {
  const [path = ''] = address.split(/[?#]/, 1);
  if (Object.hasOwn(FAILURES, path)) return FAILURES[path] ?? GENERAL;
  const parts = path.split('/');
  return PATTERNS.find(({ parts: pattern }) => fits(pattern, parts))?.text ?? GENERAL;
}
