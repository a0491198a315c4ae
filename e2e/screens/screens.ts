import type { clientFor } from '@/dev/testing/client/client-for';

type Client = ReturnType<typeof clientFor>;

export interface Screen {
  /** The prefix of the names of its picture files. */
  name: string;
  path: string | ((client: Client) => Promise<string>);
  /** A sample account. If missing, a visitor. */
  account?: 'graduate' | 'employer' | 'admin';
}

const WEB_DEVELOPER = 'Junior Web Developer Intern';

async function listingPath({ api }: Client): Promise<string> {
  const { body } = await api<{ internships: { title: string; path: string }[] }>(
    'GET',
    `/api/internships?q=${encodeURIComponent(WEB_DEVELOPER)}`,
  );
  const found = body.internships.find(({ title }) => title === WEB_DEVELOPER);
  if (!found) throw new Error(`the sample has no ${WEB_DEVELOPER}`);
  return found.path;
}

/** The screens that most people see, and those where most of the work is done. */
export const SCREENS: readonly Screen[] = [
  { name: 'home', path: '/' },
  { name: 'internships', path: '/internships' },
  { name: 'results', path: '/internships?q=intern&pay=paid' },
  { name: 'industry', path: '/internships/it-telecommunications' },
  { name: 'county', path: '/internships/in/nairobi' },
  { name: 'listing', path: listingPath },
  { name: 'employers', path: '/employers' },
  { name: 'career-tips', path: '/career-tips' },
  { name: 'article', path: '/career-tips/ace-your-interview' },
  { name: 'contact', path: '/contact-us' },
  { name: 'privacy', path: '/privacy-policy' },
  { name: 'login', path: '/login' },
  { name: 'register', path: '/register' },
  { name: 'graduate', path: '/dashboard', account: 'graduate' },
  { name: 'applications', path: '/dashboard/my-internships', account: 'graduate' },
  { name: 'employer', path: '/dashboard', account: 'employer' },
  { name: 'submit', path: '/dashboard/employer-internships/submit', account: 'employer' },
  { name: 'staff', path: '/dashboard', account: 'admin' },
  { name: 'users', path: '/dashboard/users', account: 'admin' },
  { name: 'submissions', path: '/dashboard/internship-submissions', account: 'admin' },
];
