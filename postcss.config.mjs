import { join } from 'node:path';

const config = {
  plugins: {
    '@tailwindcss/postcss': {},
    // Next.js takes plugins by their names only, or by their paths.
    [join(process.cwd(), 'dev/start/css-for-older-browsers.mjs')]: {},
  },
};

export default config;
