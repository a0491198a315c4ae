import { buttonClass } from '@/app/_components/button';
import { CloseIcon, MenuIcon } from '@/app/_components/icons';
import { Link } from '@/app/_components/link';
import { Logo, LogoMark } from '@/app/_components/logo';
import { LogOutButton } from '@/app/_components/shell/log-out-button';
import type { SignedInUser } from '@/lib/auth/actor';
import { site } from '@/lib/site';
import { menuFor } from '../navigation';
import { Avatar } from './avatar';
import { SideMenu } from './side-menu';

/** The menu below 768 px: a disclosure, it opens without script. */
function PhoneMenu({ user }: { user: SignedInUser }) {
  return (
    <details className="group border-line border-t md:hidden">
      <summary className="page flex min-h-12 list-none items-center gap-2 font-semibold [&::-webkit-details-marker]:hidden">
        <MenuIcon className="group-open:hidden" />
        <CloseIcon className="hidden group-open:block" />
        Menu
      </summary>
      <div className="border-line bg-raised absolute inset-x-0 top-full z-30 border-y py-2">
        <SideMenu items={menuFor(user.role)} label="Dashboard, small screen" />
      </div>
    </details>
  );
}

/** Who is logged in, and the way out. */
export function DashboardHeader({ user }: { user: SignedInUser }) {
  return (
    <header className="border-line bg-surface relative border-b">
      <div className="page flex min-h-18 items-center justify-between gap-2">
        <Link
          href="/"
          aria-label={`${site.name}, home`}
          className="inline-flex min-h-12 min-w-12 items-center no-underline"
        >
          <span className="hidden md:flex">
            <Logo />
          </span>
          <span className="md:hidden">
            <LogoMark />
          </span>
        </Link>
        <div className="flex min-w-0 items-center gap-2 md:gap-3">
          <Avatar user={user} picture={user.picture ?? null} />
          <span className="text-muted max-md:text-small min-w-0 truncate">
            <span className="sr-only">
              {user.firstName} {user.lastName}{' '}
            </span>
            ({user.username})
          </span>
          <LogOutButton
            label="Logout"
            className={`${buttonClass({ variant: 'secondary' })} shrink-0 max-md:px-3`}
          />
        </div>
      </div>
      <PhoneMenu user={user} />
    </header>
  );
}
