import type { NextConfig } from 'next';
import { PHASE_PRODUCTION_BUILD } from 'next/constants';
import { hasOwnServer } from './lib/platform/core/own-server';
import { NEXT_HEADERS } from './lib/platform/http/security-headers';
import { TOUCH_ICON, TOUCH_ICON_NAME } from './lib/platform/http/touch-icon';

/** Only the development server has the pages `page.dev.tsx`; a build does not contain them. */
const isDevelopment = process.env.NODE_ENV === 'development';

const config = (phase: string): NextConfig => ({
  pageExtensions: [...(isDevelopment ? ['dev.tsx'] : []), 'tsx', 'ts'],
  poweredByHeader: false,
  // `server/` compresses responses itself.
  compress: !hasOwnServer(),
  reactStrictMode: true,
  typedRoutes: false,
  // `npm run typecheck` checks types as part of `npm test`. A second check would double the build time.
  typescript: { ignoreBuildErrors: true },
  // Puts titles and descriptions into the head for all clients. Otherwise Next.js adds slow ones with a script
  // at the end of the page.
  htmlLimitedBots: /.*/,
  // Pictures are not resized at request time. Otherwise /_next/image would resize any picture of this site.
  images: { unoptimized: true },
  // The process that hashes passwords is outside of the bundles and imports bcryptjs from node_modules. pdfkit
  // and PDFium load their data files from there. The lists of mail domains have 1 MB and more: outside of the
  // bundles, pages and calls share one copy.
  serverExternalPackages: ['bcryptjs', 'pdfkit', '@hyzyla/pdfium', 'mailchecker', 'email-providers'],
  // With source maps, stacks in the log name lines of the sources. `inset` becomes physical properties for
  // older browsers: docs/decisions/older-browsers.md.
  experimental: {
    isrFlushToDisk: false,
    serverSourceMaps: true,
    // Only builds use this; the development server would warn that it has no effect.
    ...(phase === PHASE_PRODUCTION_BUILD && { lightningCssFeatures: { include: ['logical-properties'] } }),
  },
  headers: async () => NEXT_HEADERS,
  rewrites: async () => ({
    // Next.js serves its error pages at these addresses. They get the reply of any unknown address.
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
