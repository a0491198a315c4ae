import { site } from '@/lib/platform/core/site';
import { ArrowUpIcon, ChevronDownIcon } from '../icons';
import { KangaRule } from '../kanga-rule';
import { Link } from '../link';
import { Logo } from '../logo';
import { DataSaver } from './light-version';
import { ScrollToTop } from './scroll-to-top';
import {
  DASHBOARD_LINK,
  DEVELOPERS_LINK,
  EMPLOYERS_LINK,
  FEEDS_LINK,
  HIRING_LINK,
  LEGAL_LINKS,
  MAIN_LINKS,
  SAVED_LINK,
  VISITOR_LINKS,
  type ShellLink,
} from './links';

interface FooterLinksProps {
  title: string;
  links: readonly ShellLink[];
  className?: string;
}

function FooterLinks({ title, links, className }: FooterLinksProps) {
  return (
    <div className={className}>
      <h2 className="text-small text-muted font-sans font-semibold tracking-normal">{title}</h2>
      <ul className="foot-links">
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
}

/** On phones, the lists marked `folded` appear once the disclosure before them is open. */
export function SiteFooter({ signedIn = false, dataSaver = false }: SiteFooterProps) {
  return (
    <footer className="mt-8 sm:mt-28">
      <KangaRule look="band" />
      <div data-static="footer" className="bg-sunken">
        <div className="page grid grid-cols-2 gap-x-4 py-3 wrap-anywhere sm:grid-cols-3 sm:gap-x-12 sm:gap-y-6 sm:py-12 lg:grid-cols-[2fr_1fr_1fr_1fr]">
          <div className="foot-brand col-span-full lg:col-span-1">
            <Logo />
            <p className="text-muted max-w-80 max-sm:hidden">
              {site.tagline}. Free for students and graduates in Kenya.
            </p>
            <p className="foot-links">
              <a href={`mailto:${site.email}`}>{site.email}</a>
            </p>
          </div>
          <details className="foot-fold group col-span-full">
            <summary className="no-marker flex min-h-11 items-center gap-2 font-semibold">
              More from {site.name}
              <ChevronDownIcon className="eased group-open:rotate-180" />
            </summary>
          </details>
          <FooterLinks
            title="Explore"
            className="folded"
            links={[
              ...MAIN_LINKS,
              ...(signedIn ? [] : [SAVED_LINK, EMPLOYERS_LINK]),
              HIRING_LINK,
              FEEDS_LINK,
              DEVELOPERS_LINK,
            ]}
          />
          {!signedIn && (
            <FooterLinks title="Accounts" links={VISITOR_LINKS} className="folded only-signed-out" />
          )}
          <FooterLinks
            title={DASHBOARD_LINK.label}
            links={[
              { href: '/dashboard', label: 'Dash Home' },
              { href: '/dashboard/profile', label: 'Profile' },
            ]}
            className={signedIn ? 'folded' : 'folded only-signed-in'}
          />
          <FooterLinks title="Legal" links={LEGAL_LINKS} className="foot-legal" />
          {dataSaver && <DataSaver />}
        </div>
      </div>
      <ScrollToTop>
        <ArrowUpIcon />
      </ScrollToTop>
    </footer>
  );
}
