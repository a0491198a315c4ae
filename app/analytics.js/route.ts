import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startCounting } from '@/app/_components/analytics/start-counting';

/** Made by the build. */
export const dynamic = 'force-static';

/** A module that needs no other. */
const PACKAGE = 'node_modules/@vercel/analytics/dist/index.mjs';

/**
 * @vercel/analytics and what starts it, as a script of its own: a component would be part of the script of every public
 * page, also where nothing is counted.
 */
export async function GET(): Promise<Response> {
  const vercel = await readFile(join(/* turbopackIgnore: true */ process.cwd(), PACKAGE), 'utf8');
  const script = `${vercel.replace(/^\/\/# sourceMappingURL.*$/m, '')}\n(${startCounting.toString()})({ inject, track });\n`;
  return new Response(script, {
    headers: { 'Content-Type': 'text/javascript; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  });
}
