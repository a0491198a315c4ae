import { NavLink } from '@/app/_components/shell/nav-link';
import { LISTINGS, SUBMISSIONS } from '../paths';

const tab = 'wide-link tab min-h-12';

export function ListingTabs() {
  return (
    <nav aria-label="My Internships" className="border-line border-b">
      <ul className="-mb-px flex gap-6 font-medium">
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
