import { ArrowUpIcon } from '@/app/_components/icons';
import { Link } from '@/app/_components/link';
import { CONTACT_LINK, DASHBOARD_LINK, LEGAL_LINKS } from '@/app/_components/shell/links';
import { ScrollToTop } from '@/app/_components/shell/scroll-to-top';
import { site } from '@/lib/platform/core/site';

/** A single line, because the header and the menu already list the other pages. */
export function DashboardFooter() {
  return (
    <footer className="below-page border-line bg-sunken border-t">
      <ul className="foot-links page text-small flex flex-wrap gap-x-4 py-1 wrap-anywhere sm:gap-x-8">
        <li className="sm:mr-auto">
          <a href={`mailto:${site.email}`}>{site.email}</a>
        </li>
        {[CONTACT_LINK, DASHBOARD_LINK, ...LEGAL_LINKS].map(({ href, label }) => (
          <li key={href}>
            <Link href={href}>{label}</Link>
          </li>
        ))}
      </ul>
      <ScrollToTop>
        <ArrowUpIcon />
      </ScrollToTop>
    </footer>
  );
}
