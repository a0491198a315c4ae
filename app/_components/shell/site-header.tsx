import { site } from '@/lib/site';
import { buttonClass } from '../button';
import { CloseIcon, MenuIcon } from '../icons';
import { Link } from '../link';
import { Logo } from '../logo';
import { DASHBOARD_LINK, MAIN_LINKS, VISITOR_LINKS } from './links';
import { LogOutButton } from './log-out-button';
import { NavLink } from './nav-link';

const wideLink =
  'eased inline-flex min-h-12 items-center border-b-3 border-transparent px-3 pt-0.5 font-medium text-text no-underline hover:border-edge aria-[current]:border-accent aria-[current]:font-semibold';

const phoneLink =
  'flex min-h-12 w-full items-center border-l-4 border-transparent px-4 font-medium text-text no-underline hover:bg-sunken aria-[current]:border-accent aria-[current]:font-semibold';

function WideNav() {
  const [logIn, getAccount] = VISITOR_LINKS;
  return (
    <nav aria-label="Main" className="hidden flex-1 items-center justify-between gap-8 lg:flex">
      <ul className="flex">
        {MAIN_LINKS.map(({ href, label }) => (
          <li key={href}>
            <NavLink href={href} className={wideLink}>
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
      <ul className="only-signed-out flex items-center gap-3">
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
      <ul className="only-signed-in flex items-center gap-3">
        <li>
          <NavLink href={DASHBOARD_LINK.href} className={wideLink}>
            {DASHBOARD_LINK.label}
          </NavLink>
        </li>
        <li>
          <LogOutButton className={buttonClass({ variant: 'secondary' })} />
        </li>
      </ul>
    </nav>
  );
}

/** A disclosure: it opens without script. */
function PhoneNav() {
  return (
    <details className="group lg:hidden">
      <summary className="rounded-box -mr-2 flex min-h-12 list-none items-center gap-2 px-2 font-semibold [&::-webkit-details-marker]:hidden">
        <MenuIcon className="group-open:hidden" />
        <CloseIcon className="hidden group-open:block" />
        Menu
      </summary>
      <nav
        aria-label="Main, small screen"
        className="border-line bg-raised absolute inset-x-0 top-full z-30 border-y py-2"
      >
        <ul>
          {MAIN_LINKS.map(({ href, label }) => (
            <li key={href}>
              <NavLink href={href} className={phoneLink}>
                {label}
              </NavLink>
            </li>
          ))}
        </ul>
        <ul className="only-signed-out border-line mt-2 border-t pt-2">
          {VISITOR_LINKS.map(({ href, label }) => (
            <li key={href}>
              <NavLink href={href} className={phoneLink}>
                {label}
              </NavLink>
            </li>
          ))}
        </ul>
        <ul className="only-signed-in border-line mt-2 border-t pt-2">
          <li>
            <NavLink href={DASHBOARD_LINK.href} className={phoneLink}>
              {DASHBOARD_LINK.label}
            </NavLink>
          </li>
          <li>
            <LogOutButton className={phoneLink} />
          </li>
        </ul>
      </nav>
    </details>
  );
}

/** The head of every public page; both variants are there, the style sheet shows the right one. */
export function SiteHeader() {
  return (
    <header className="border-line bg-surface relative border-b">
      <div className="page flex min-h-18 items-center justify-between gap-8">
        <Link
          href="/"
          aria-label={`${site.name}, home`}
          className="inline-flex min-h-12 items-center no-underline"
        >
          <Logo />
        </Link>
        <WideNav />
        <PhoneNav />
      </div>
    </header>
  );
}
