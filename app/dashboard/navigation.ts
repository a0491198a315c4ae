import { rolesFor } from '@/lib/platform/auth/dashboard-roles';
import type { Role } from '@/lib/platform/core/vocabulary';

/** A count beside an item of the menu, which may arrive after the page. */
export type Waiting = number | { later: Promise<number> };

export interface MenuItem {
  label: string;
  href: string;
  waiting?: Waiting;
}

const ITEMS: readonly MenuItem[] = [
  { label: 'Dash Home', href: '/dashboard' },
  { label: 'Users', href: '/dashboard/users' },
  { label: 'Internships', href: '/dashboard/internships' },
  { label: 'Import', href: '/dashboard/import' },
  { label: 'Employer Submissions', href: '/dashboard/internship-submissions' },
  { label: 'Employers', href: '/dashboard/employers' },
  { label: 'Reports', href: '/dashboard/reports' },
  { label: 'Data Requests', href: '/dashboard/requests' },
  { label: 'My Internships', href: '/dashboard/my-internships' },
  { label: 'Saved', href: '/dashboard/saved' },
  { label: 'Alerts', href: '/dashboard/alerts' },
  { label: 'Career Profile', href: '/dashboard/career' },
  { label: 'My Internships', href: '/dashboard/employer-internships' },
  { label: 'Employer Profile', href: '/dashboard/employer' },
  { label: 'Search Words', href: '/dashboard/search-words' },
  { label: 'Page Views', href: '/dashboard/page-views' },
  { label: 'Site', href: '/dashboard/site' },
  { label: 'Audit Log', href: '/dashboard/audit' },
  { label: 'Processing Register', href: '/dashboard/register' },
  { label: 'Profile', href: '/dashboard/profile' },
];

/** The side menu for a role, with the pages that it may open. `waiting` maps addresses to counts. */
export const menuFor = (role: Role, waiting: Readonly<Record<string, Waiting>> = {}): MenuItem[] =>
  ITEMS.filter(({ href }) => rolesFor(href).includes(role)).map((item) => ({
    ...item,
    ...(waiting[item.href] && { waiting: waiting[item.href] }),
  }));

const firstTemplate = (name: string): string => [...name.trim()][0] ?? '';

/** Returns "WK" for Wanjiru Kamau. */
export const initialsOf = ({ firstName, lastName }: { firstName: string; lastName: string }): string =>
  `${firstTemplate(firstName)}${firstTemplate(lastName)}`.toUpperCase();
