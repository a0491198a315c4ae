import { site } from '@/lib/platform/core/site';
import { ArrowUpIcon } from '../icons';
import { KangaRule } from '../kanga-rule';
import { Link } from '../link';
import { Logo } from '../logo';
import { DataSaver } from './light-version';
import { ScrollToTop } from './scroll-to-top';
import {
  DASHBOARD_LINK,
  DEVELOPERS_LINK,
  EMPLOYERS_LINK,
  LEGAL_LINKS,
  MAIN_LINKS,
  SAVED_LINK,
  VISITOR_LINKS,
  type ShellLink,
} from './links';

function FooterLinks({
  title,
  links,
  className,
}: {
  title: string;
  links: readonly ShellLink[];
  className?: string;
}) {
  return (
    <div className={className}>
      <h2 className="text-small text-muted font-sans font-semibold tracking-normal">{title}</h2>
      <ul className="foot-links mt-2">
        {links.map(({ href, label }) => (
          <li key={href}>
            <Link href={href}>{label}</Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface SiteFooterProps {
  /** Whether to render only for a signed-in user. Otherwise both variants are rendered, and the style sheet shows the right one. */
  signedIn?: boolean;
  /** Offers the light version, if the page has one. */
  dataSaver?: boolean;
  className?: string;
}

export function SiteFooter({
  signedIn = false,
  dataSaver = false,
  className = 'mt-12 sm:mt-28',
}: SiteFooterProps) {
  return (
    <footer className={className}>
      <KangaRule look="band" />
      <div data-static="footer" className="bg-sunken">
        <div className="page grid grid-cols-2 gap-x-12 gap-y-6 py-8 wrap-anywhere sm:grid-cols-3 sm:py-12 lg:grid-cols-[2fr_1fr_1fr_1fr]">
          <div className="col-span-full grid content-start gap-3 lg:col-span-1">
            <Logo />
            <p className="text-muted max-w-80">{site.tagline}. Free for students and graduates in Kenya.</p>
            <p>
              <a href={`mailto:${site.email}`} className="inline-flex min-h-10 items-center">
                {site.email}
              </a>
            </p>
          </div>
          <FooterLinks
            title="Explore"
            className="row-span-2 sm:row-span-1"
            links={[...MAIN_LINKS, ...(signedIn ? [] : [SAVED_LINK, EMPLOYERS_LINK]), DEVELOPERS_LINK]}
          />
          {!signedIn && <FooterLinks title="Accounts" links={VISITOR_LINKS} className="only-signed-out" />}
          <FooterLinks
            title={DASHBOARD_LINK.label}
            links={[
              { href: '/dashboard', label: 'Dash Home' },
              { href: '/dashboard/profile', label: 'Profile' },
            ]}
            className={signedIn ? undefined : 'only-signed-in'}
          />
          <FooterLinks title="Legal" links={LEGAL_LINKS} />
          {dataSaver && <DataSaver />}
        </div>
      </div>
      <ScrollToTop>
        <ArrowUpIcon />
      </ScrollToTop>
    </footer>
  );
}
