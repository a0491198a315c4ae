import clsx from 'clsx';
import type { ReactNode } from 'react';
import { site } from '@/lib/platform/core/site';
import { buttonClass } from '../button';
import { Link } from '../link';
import { Logo } from '../logo';
import { DASHBOARD_LINK, HIRING_LINK, INTERNSHIPS_LINK, MAIN_LINKS, VISITOR_LINKS } from './links';
import { LogOutButton } from './log-out-button';
import { NavLink } from './nav-link';
import { PhoneNav } from './phone-nav';

const wideLink = 'wide-link eased';

const quiet =
  'eased inline-flex min-h-12 items-center px-3 text-muted hover:text-text hover:underline hover:underline-offset-[0.2em]';

export interface SiteHeaderProps {
  /** Whether to render only for a signed-in user. Otherwise both variants are rendered, and the style sheet shows the right one. */
  signedIn?: boolean;
  /** The signed-in user's name: before Log Out on wide screens, before the menu on small ones. */
  identity?: ReactNode;
  menu?: ReactNode;
}

function VisitorLinks() {
  const [logIn, getAccount] = VISITOR_LINKS;
  return (
    <ul className="only-signed-out flex items-center gap-3">
      <li>
        <NavLink href={HIRING_LINK.href} className={wideLink}>
          {HIRING_LINK.label}
        </NavLink>
      </li>
      {logIn && (
        <li>
          <NavLink href={logIn.href} className={wideLink}>
            {logIn.label}
          </NavLink>
        </li>
      )}
      {getAccount && (
        <li>
          <Link href={getAccount.href} className={buttonClass({ variant: 'primary' })}>
            {getAccount.label}
          </Link>
        </li>
      )}
    </ul>
  );
}

function WideNav({ signedIn, identity }: Pick<SiteHeaderProps, 'signedIn' | 'identity'>) {
  return (
    <nav aria-label="Main" className="hidden min-w-0 flex-1 items-center justify-between gap-3 lg:flex">
      <ul className="flex shrink-0">
        {MAIN_LINKS.map(({ href, label }) => (
          <li key={href}>
            <NavLink href={href} className={wideLink}>
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
      {!signedIn && <VisitorLinks />}
      <ul className={clsx(!signedIn && 'only-signed-in', 'flex min-w-0 items-center gap-1')}>
        <li>
          <NavLink href={DASHBOARD_LINK.href} className={wideLink}>
            {DASHBOARD_LINK.label}
          </NavLink>
        </li>
        {identity !== undefined && (
          <li className="border-line min-w-0 border-s ps-3 xl:ms-2 xl:ps-4">{identity}</li>
        )}
        <li className="-me-3 shrink-0">
          <LogOutButton className={quiet} />
        </li>
      </ul>
    </nav>
  );
}

export function SiteHeader({ signedIn = false, identity, menu }: SiteHeaderProps) {
  return (
    <header className="border-line bg-surface relative border-b">
      <div className="page flex min-h-18 items-center justify-between gap-x-1 sm:gap-x-3 xl:gap-x-8">
        <Link
          href="/"
          aria-label={`${site.name}, home`}
          className="inline-flex min-h-12 min-w-10 shrink-0 items-center no-underline"
        >
          <Logo nameClass={signedIn ? 'max-md:hidden' : 'max-md:[[data-signed-in]_&]:hidden'} />
        </Link>
        <WideNav signedIn={signedIn} identity={identity} />
        <div className={clsx(!signedIn && 'only-signed-in', 'me-auto lg:hidden')}>
          <NavLink href={INTERNSHIPS_LINK.href} className={`${wideLink} px-2`}>
            {INTERNSHIPS_LINK.label}
          </NavLink>
        </div>
        {identity !== undefined && <div className="min-w-0 lg:hidden">{identity}</div>}
        <PhoneNav signedIn={signedIn} menu={menu} />
      </div>
    </header>
  );
}
