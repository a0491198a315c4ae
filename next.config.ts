import type { NextConfig } from 'next';
import { PHASE_PRODUCTION_BUILD } from 'next/constants';
import { hasOwnServer } from './lib/platform/core/own-server';
import { NEXT_HEADERS } from './lib/platform/http/security-headers';
import { TOUCH_ICON, TOUCH_ICON_NAME } from './lib/platform/http/touch-icon';

/** Only the development server has the `page.dev.tsx` pages; builds leave them out. */
const isDevelopment = process.env.NODE_ENV === 'development';

const config = (phase: string): NextConfig => ({
  pageExtensions: [...(isDevelopment ? ['dev.tsx'] : []), 'tsx', 'ts'],
  poweredByHeader: false,
  // `server/` compresses responses itself.
  compress: !hasOwnServer(),
  reactStrictMode: true,
  typedRoutes: false,
  // `npm run typecheck`, which is part of `npm test`, checks types. A second check would double the build time.
  typescript: { ignoreBuildErrors: true },
  // Puts titles and descriptions into the head for all clients. Otherwise Next.js appends slow ones with a script.
  htmlLimitedBots: /.*/,
  // Pictures are not resized at request time. Otherwise /_next/image would resize any picture of this site.
  images: { unoptimized: true },
  // The process that hashes passwords is outside the bundles and imports bcryptjs from node_modules. pdfkit and PDFium load their data
  // files from there. The lists of mail domains exceed 1 MB: outside the bundles, pages and API calls share one copy.
  serverExternalPackages: ['bcryptjs', 'pdfkit', '@hyzyla/pdfium', 'mailchecker', 'email-providers'],
  // With source maps, stack traces in the log refer to lines in the source code. Older browsers receive physical properties instead of
  // `inset`: docs/decisions/older-browsers.md.
  // A page's code is loaded at its first request. Loading all of it at startup took 3 s and 45 MB.
  experimental: {
    isrFlushToDisk: false,
    preloadEntriesOnStart: false,
    serverSourceMaps: true,
    // Only builds use this; the development server would warn that it has no effect.
    ...(phase === PHASE_PRODUCTION_BUILD && { lightningCssFeatures: { include: ['logical-properties'] } }),
  },
  headers: async () => NEXT_HEADERS,
  rewrites: async () => ({
    // Next.js serves its error pages at these addresses. They get the same response as unknown addresses.
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
