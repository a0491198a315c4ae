import { chromium, type Browser } from 'playwright';
import { findBrowser } from './chromium';

export async function launchBrowser(flags: string[] = []): Promise<Browser> {
  const { args, env, ...where } = await findBrowser();
  return chromium.launch({
    ...where,
    args: [...args, ...flags],
    env: { ...process.env, ...env } as Record<string, string>,
  });
}
