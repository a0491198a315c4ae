import { site } from '@/lib/platform/core/site';
import { siteColours, type ColourTokens } from '@/lib/platform/core/site-colours';

const declarations = (tokens: ColourTokens): string =>
  Object.entries(tokens)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';');

/** Replaces the style sheet's green with the site's own colour, if it has one. */
export function SiteColours() {
  if (site.colour === undefined) return null;
  const { light, dark } = siteColours(site.colour);
  return (
    <style>{`html:root{${declarations(light)}}@media(prefers-color-scheme:dark){html:root{${declarations(dark)}}}`}</style>
  );
}
