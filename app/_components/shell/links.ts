export interface ShellLink {
  href: string;
  label: string;
}

export const INTERNSHIPS_LINK: ShellLink = { href: '/internships', label: 'Internships' };

/** The public pages in the header, in order. */
export const MAIN_LINKS: readonly ShellLink[] = [
  { href: '/', label: 'Home' },
  INTERNSHIPS_LINK,
  { href: '/career-tips', label: 'Career Tips' },
  { href: '/contact-us', label: 'Contact Us' },
];

/** In the footer. */
export const EMPLOYERS_LINK: ShellLink = { href: '/employers', label: 'Verified employers' };

/** What a visitor saved on the device; leads whoever is logged in to what the account has saved. */
export const SAVED_LINK: ShellLink = { href: '/saved', label: 'Saved internships' };

/** For those who read the internships with programs; in the footer. */
export const DEVELOPERS_LINK: ShellLink = { href: '/developers', label: 'For developers' };

/** What holds between us; in the footer. */
export const LEGAL_LINKS: readonly ShellLink[] = [
  { href: '/user-agreement', label: 'User agreement' },
  { href: '/privacy-policy', label: 'Privacy policy' },
];

/** Shown to visitors. */
export const VISITOR_LINKS: readonly ShellLink[] = [
  { href: '/login', label: 'Log In' },
  { href: '/register', label: 'Get Account' },
];

export const DASHBOARD_LINK: ShellLink = { href: '/dashboard', label: 'Dashboard' };

/** Whether a link of the header is that of the page at `path`: the page itself, or one beneath it. */
export const isActive = (href: string, path: string): boolean =>
  path === href || (href !== '/' && path.startsWith(`${href}/`));
