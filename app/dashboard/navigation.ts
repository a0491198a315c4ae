import { may, type Permission } from '@/lib/auth/permissions';
import type { Role } from '@/lib/vocabulary';

export interface MenuItem {
  label: string;
  href: string;
}

const ITEMS: readonly (MenuItem & { permission: Permission; only?: Role })[] = [
  { label: 'Dash Home', href: '/dashboard', permission: 'dashboard:read' },
  {
    label: 'My Internships',
    href: '/dashboard/my-internships',
    permission: 'application:read-own',
    only: 'recent graduate',
  },
  { label: 'My Internships', href: '/dashboard/employer-internships', permission: 'internship:read-own' },
  { label: 'Profile', href: '/dashboard/profile', permission: 'profile:read' },
];

/** The entries of the side menu for people of this role. */
export const menuFor = (role: Role): MenuItem[] =>
  ITEMS.filter(({ permission, only }) => may(role, permission) && (!only || only === role)).map(
    ({ label, href }) => ({
      label,
      href,
    }),
  );
