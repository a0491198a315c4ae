import { clientFor } from '../testing/client/client-for';
import type { InternshipSummary } from '@/lib/internships/listings/mapper';

export interface Template {
  name: string;
  path: string;
}

/** Returns each kind of public page, with an example from the sample data. */
export async function templates(stack: { appUrl: string; mailUrl: string }): Promise<Template[]> {
  const { api } = clientFor(stack);
  const { body } = await api<InternshipSummary[]>('GET', '/api/internships/featured');
  const [featured] = body;
  if (!featured) throw new Error('The sample data has no featured listing.');
  return [
    { name: 'home', path: '/' },
    { name: 'internships', path: '/internships' },
    { name: 'industry', path: '/internships/it-telecommunications' },
    { name: 'listing', path: featured.path },
    { name: 'featured', path: `/featured-internships/${featured.featuredSlug}` },
    { name: 'career tips', path: '/career-tips' },
    { name: 'article', path: '/career-tips/ace-your-interview' },
    { name: 'contact', path: '/contact-us' },
    { name: 'legal', path: '/privacy-policy' },
    { name: 'login', path: '/login' },
    { name: 'register', path: '/register' },
  ];
}
