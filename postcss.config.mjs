import { join } from 'node:path';

const config = {
  plugins: {
    '@tailwindcss/postcss': {},
    // Next.js accepts plugins only by name or by path.
    [join(process.cwd(), 'dev/start/css-for-older-browsers.mjs')]: {},
  },
};

export default config;
