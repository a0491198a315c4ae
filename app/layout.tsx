import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { site } from '@/lib/platform/core/site';
import { TOUCH_ICON } from '@/lib/platform/http/touch-icon';
import { SiteColours } from './_components/site-colours';
import { SignedInScript } from './_components/signed-in-script';
import { KeepOffline } from './_components/shell/keep-offline';
import { SkipLink } from './_components/skip-link';
import { displayFont } from './_fonts/display';
import './globals.css';

/** The project's icon, for a site without its own logo. */
const MARK: Metadata['icons'] = {
  icon: [
    { url: '/favicon.ico', sizes: '48x48', type: 'image/x-icon' },
    { url: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
  ],
  apple: { url: '/apple-icon.png', sizes: '180x180', type: 'image/png' },
};

/** Each logo has its own URL. */
const touchIcon = (logo: string): string => TOUCH_ICON + logo.slice(logo.indexOf('?'));

/** The tagline and the logo may change while the service runs. */
export const generateMetadata = (): Metadata => ({
  title: { default: `${site.name}: ${site.tagline}`, template: `%s | ${site.name}` },
  description: site.description,
  applicationName: site.name,
  icons:
    site.logo === undefined
      ? MARK
      : { icon: { url: site.logo, type: 'image/webp' }, apple: touchIcon(site.logo) },
  other: { 'site-email': site.email },
  formatDetection: { telephone: false, email: false, address: false },
});

export const viewport: Viewport = {
  width: 'device-width',
  initialScale: 1,
  colorScheme: 'light dark',
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#faf6ec' },
    { media: '(prefers-color-scheme: dark)', color: '#0f1914' },
  ],
};

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang={site.language} className={displayFont} suppressHydrationWarning>
      <head>
        <SignedInScript />
        <SiteColours />
      </head>
      <body>
        <SkipLink to="content" className="focus:absolute focus:top-3 focus:left-3 focus:z-50">
          Skip to content
        </SkipLink>
        {/* The service worker adds the time. */}
        <p className="page kept-note" suppressHydrationWarning>
          Saved copy
        </p>
        {children}
        <KeepOffline />
      </body>
    </html>
  );
}
