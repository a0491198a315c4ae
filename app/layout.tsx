import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { site } from '@/lib/platform/core/site';
import { SiteColours } from './_components/site-colours';
import { SignedInScript } from './_components/signed-in-script';
import { displayFont } from './_fonts/display';
import './globals.css';

export const metadata: Metadata = {
  title: { default: `${site.name}: ${site.tagline}`, template: `%s | ${site.name}` },
  description: site.description,
  applicationName: site.name,
  other: { 'site-email': site.email },
  formatDetection: { telephone: false, email: false, address: false },
};

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
        <a
          href="#content"
          className="rounded-box bg-primary text-primary-text sr-only px-4 py-3 font-semibold focus:not-sr-only focus:absolute focus:top-3 focus:left-3 focus:z-50"
        >
          Skip to content
        </a>
        {children}
      </body>
    </html>
  );
}
