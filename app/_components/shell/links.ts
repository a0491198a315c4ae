export interface ShellLink {
  href: string;
  label: string;
}

export const INTERNSHIPS_LINK: ShellLink = { href: '/internships', label: 'Internships' };

export const CONTACT_LINK: ShellLink = { href: '/contact-us', label: 'Contact Us' };

export const MAIN_LINKS: readonly ShellLink[] = [
  { href: '/', label: 'Home' },
  INTERNSHIPS_LINK,
  { href: '/career-tips', label: 'Career Tips' },
  CONTACT_LINK,
];

export const EMPLOYERS_LINK: ShellLink = { href: '/employers', label: 'Verified employers' };

/** For visitors; redirects signed-in users to the saved listings in their account. */
export const SAVED_LINK: ShellLink = { href: '/saved', label: 'Saved internships' };
/** For employers who visit. */
export const HIRING_LINK: ShellLink = { href: '/hiring', label: 'Hiring?' };
export const FEEDS_LINK: ShellLink = { href: '/feeds', label: 'Feeds' };
export const DEVELOPERS_LINK: ShellLink = { href: '/developers', label: 'For developers' };

export const LEGAL_LINKS: readonly ShellLink[] = [
  { href: '/user-agreement', label: 'User agreement' },
  { href: '/privacy-policy', label: 'Privacy policy' },
];

export const VISITOR_LINKS: readonly ShellLink[] = [
  { href: '/login', label: 'Log In' },
  { href: '/register', label: 'Get Account' },
];

export const DASHBOARD_LINK: ShellLink = { href: '/dashboard', label: 'Dashboard' };

/** True on the page that the link leads to, and on pages below it. */
export const isActive = (href: string, path: string): boolean =>
  path === href || (href !== '/' && path.startsWith(`${href}/`));
