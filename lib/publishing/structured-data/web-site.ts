import { site } from '@/lib/platform/core/site';
import type { AddressOf, Thing } from './json-ld';

/** Search engines show the site's name above an address. */
export const webSite = (addressOf: AddressOf): Thing<'WebSite'> => ({
  '@type': 'WebSite',
  name: site.name,
  description: site.description,
  url: addressOf('/'),
  inLanguage: site.language,
});
