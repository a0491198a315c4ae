import type { NextConfig } from 'next';
import { hasOwnServer } from './lib/platform/core/own-server';
import { NEXT_HEADERS } from './lib/platform/http/security-headers';

const config: NextConfig = {
  poweredByHeader: false,
  // `server/` compresses by itself.
  compress: !hasOwnServer(),
  reactStrictMode: true,
  typedRoutes: false,
  // Types are checked by `npm run typecheck`, which `npm test` runs; a second time would double the time of a build.
  typescript: { ignoreBuildErrors: true },
  // No picture is made at request time: without this, /_next/image makes them of any address of this site.
  images: { unoptimized: true },
  // The process that hashes passwords is no part of any bundle, and finds it where packages are.
  // pdfkit finds its own data files where packages are.
  serverExternalPackages: ['bcryptjs', 'pdfkit'],
  // With source maps the stacks in the log name the lines of the sources.
  experimental: { isrFlushToDisk: false, serverSourceMaps: true },
  headers: async () => NEXT_HEADERS,
  rewrites: async () => ({
    // Next's own error pages have addresses: they get the answer that any unknown address gets.
    beforeFiles: [{ source: '/:page(404|500|_not-found|_error)', destination: '/no/such/page' }],
    afterFiles: [],
    fallback: [],
  }),
};

export default config;
