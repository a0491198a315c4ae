import type { NextConfig } from 'next';

const config: NextConfig = {
  poweredByHeader: false,
  compress: false,
  reactStrictMode: true,
  typedRoutes: false,
  experimental: { isrFlushToDisk: false },
};

export default config;
