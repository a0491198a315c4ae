import { Link } from '@/app/_components/link';
import { SiteHeader } from '@/app/_components/shell/site-header';
import type { SignedInUser } from '@/lib/platform/auth/actor';
import type { MenuItem } from '../navigation';
import { Avatar } from './avatar';
import { SideMenu } from './side-menu';

function Identity({ user }: { user: SignedInUser }) {
  return (
    <Link
      href="/dashboard/profile"
      className="text-muted hover:text-text flex min-h-12 min-w-0 items-center gap-2 no-underline hover:underline"
    >
      <Avatar user={user} picture={user.picture ?? null} />
      <span className="sr-only">
        {user.firstName} {user.lastName}
      </span>
      <span className="max-w-48 truncate max-sm:sr-only">({user.username})</span>
    </Link>
  );
}

/** Shown below 768 px, above the site's pages. */
function PhoneMenu({ user, items }: { user: SignedInUser; items: readonly MenuItem[] }) {
  return (
    <div className="border-line mb-2 border-b pb-2 md:hidden">
      <p className="text-small text-muted px-5 py-2 wrap-anywhere sm:hidden">
        {user.firstName} {user.lastName} ({user.username})
      </p>
      <SideMenu items={items} label="Dashboard, small screen" />
    </div>
  );
}

export function DashboardHeader({ user, items }: { user: SignedInUser; items: readonly MenuItem[] }) {
  return (
    <SiteHeader signedIn identity={<Identity user={user} />} menu={<PhoneMenu user={user} items={items} />} />
  );
}
