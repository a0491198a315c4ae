import { NavLink } from '@/app/_components/shell/nav-link';
import { LISTINGS, SUBMISSIONS } from '../paths';

const tab =
  'tab inline-flex min-h-12 items-center border-b-4 border-transparent px-1 font-medium text-text no-underline hover:border-edge aria-[current]:border-accent-mark aria-[current]:font-semibold';

export function ListingTabs() {
  return (
    <nav aria-label="My Internships" className="border-line border-b">
      <ul className="-mb-px flex gap-6">
        <li>
          <NavLink href={LISTINGS} exact className={tab}>
            Approved
          </NavLink>
        </li>
        <li>
          <NavLink href={SUBMISSIONS} exact className={tab}>
            Submissions
          </NavLink>
        </li>
      </ul>
    </nav>
  );
}
