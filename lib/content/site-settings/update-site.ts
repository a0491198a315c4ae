import { authorize, type Actor } from '@/lib/platform/auth/actor';
import { changeSite } from './change-site';
import { toOwnSite, type OwnSite } from './read-site';
import { siteSettings } from './schemas';

/**
 * Updates the site settings. Empty fields get the default, and the environment takes precedence. Every page on every node shows
 * the change within a second. Throws 422 for an invalid setting, such as a colour too pale to read.
 */
export async function updateSite(actor: Actor, input: unknown): Promise<{ message: string; site: OwnSite }> {
  const by = authorize(actor, 'site:write');
  const wanted = Object.entries(siteSettings.parse(input));
  const set = Object.fromEntries(wanted.filter(([, value]) => value !== undefined));
  const names = ['tagline', 'colour', 'socials'].filter((name) => set[name] === undefined);
  const unset = Object.fromEntries(names.map((name) => [name, 1]));
  const now = await changeSite(by, {
    ...(Object.keys(set).length > 0 && { $set: set }),
    ...(names.length > 0 && { $unset: unset }),
  });
  return { message: 'The site has been updated.', site: toOwnSite(now) };
}
