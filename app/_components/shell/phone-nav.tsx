import clsx from 'clsx';
import type { ReactNode } from 'react';
import { CloseIcon, MenuIcon } from '../icons';
import { DASHBOARD_LINK, HIRING_LINK, MAIN_LINKS, SAVED_LINK, VISITOR_LINKS, type ShellLink } from './links';
import { LogOutButton } from './log-out-button';
import { MenuDetails } from './menu-details';
import { NavLink } from './nav-link';

const phoneLink = 'menu-link';

function Items({ links }: { links: readonly ShellLink[] }) {
  return links.map(({ href, label }) => (
    <li key={href}>
      <NavLink href={href} className={phoneLink}>
        {label}
      </NavLink>
    </li>
  ));
}

interface PhoneNavProps {
  signedIn: boolean;
  /** A menu shown above the links to the site's pages, which are then in columns. */
  menu?: ReactNode;
}

/** A disclosure, which opens without JavaScript. */
export function PhoneNav({ signedIn, menu }: PhoneNavProps) {
  const beside = menu === undefined ? 'border-line mt-2 border-t pt-2' : 'contents';
  return (
    <MenuDetails className="group shrink-0 lg:hidden">
      <summary className="rounded-box no-marker -mr-2 flex min-h-12 items-center gap-2 px-2 font-semibold">
        <MenuIcon className="group-open:hidden" />
        <CloseIcon className="hidden group-open:block" />
        Menu
      </summary>
      <div className="border-line bg-raised absolute inset-x-0 top-full z-30 border-y py-2">
        {menu}
        <nav
          aria-label="Main, small screen"
          className={menu === undefined ? undefined : 'grid grid-cols-2 sm:grid-cols-3'}
        >
          <ul className={menu === undefined ? undefined : 'contents'}>
            <Items links={MAIN_LINKS} />
          </ul>
          {!signedIn && (
            <ul className={clsx('only-signed-out', beside)}>
              <Items links={[HIRING_LINK, ...VISITOR_LINKS, SAVED_LINK]} />
            </ul>
          )}
          <ul className={clsx(!signedIn && 'only-signed-in', beside)}>
            <Items links={[DASHBOARD_LINK]} />
            <li>
              <LogOutButton className={phoneLink} />
            </li>
          </ul>
        </nav>
      </div>
    </MenuDetails>
  );
}
