import type { NextConfig } from 'next';
import { PHASE_PRODUCTION_BUILD } from 'next/constants';
import { hasOwnServer } from './lib/platform/core/own-server';
import { NEXT_HEADERS } from './lib/platform/http/security-headers';
import { TOUCH_ICON, TOUCH_ICON_NAME } from './lib/platform/http/touch-icon';

/** Pages that only the development server has: `page.dev.tsx`. A build does not contain them. */
const isDevelopment = process.env.NODE_ENV === 'development';

const config = (phase: string): NextConfig => ({
  pageExtensions: [...(isDevelopment ? ['dev.tsx'] : []), 'tsx', 'ts'],
  poweredByHeader: false,
  // `server/` compresses by itself.
  compress: !hasOwnServer(),
  reactStrictMode: true,
  typedRoutes: false,
  // Types are checked by `npm run typecheck`, which `npm test` runs; a second time would double the time of a build.
  typescript: { ignoreBuildErrors: true },
  // Titles and descriptions are in the head for everybody: Next.js adds those that take longer than the page by a script at its end.
  htmlLimitedBots: /.*/,
  // No picture is made at request time: without this, /_next/image makes them of any address of this site.
  images: { unoptimized: true },
  // The process that hashes passwords is no part of any bundle, and finds it where packages are.
  // pdfkit and PDFium find their own data files where packages are.
  // Lists of mail domains (1 MB and more): outside the bundles there is one of each, not one for pages and one for calls.
  serverExternalPackages: ['bcryptjs', 'pdfkit', '@hyzyla/pdfium', 'mailchecker', 'email-providers'],
  // With source maps the stacks in the log name the lines of the sources. `inset` becomes sides, for older browsers:
  // docs/decisions/older-browsers.md.
  experimental: {
    isrFlushToDisk: false,
    serverSourceMaps: true,
    // Only a build has it: otherwise Next.js warns that it has no effect.
    ...(phase === PHASE_PRODUCTION_BUILD && { lightningCssFeatures: { include: ['logical-properties'] } }),
  },
  headers: async () => NEXT_HEADERS,
  rewrites: async () => ({
    // Next's own error pages have addresses: they get the answer that any unknown address gets.
    beforeFiles: [
      ...(isDevelopment ? [{ source: '/dev/states', destination: '/gallery/states' }] : []),
      { source: `/:name(${TOUCH_ICON_NAME})`, destination: TOUCH_ICON },
      { source: '/:page(404|500|_not-found|_error)', destination: '/no/such/page' },
    ],
    afterFiles: [],
    fallback: [],
  }),
});

export default config;
