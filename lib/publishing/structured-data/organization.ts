import { site } from '@/lib/platform/core/site';
import type { AddressOf, Thing } from './json-ld';

export const organization = (addressOf: AddressOf): Thing<'Organization'> => ({
  '@type': 'Organization',
  name: site.name,
  description: site.description,
  url: addressOf('/'),
  logo: addressOf(site.logo ?? '/icon.svg'),
  email: site.email,
  sameAs: site.social.map(({ href }) => href).filter((href) => href.startsWith('https:')),
});
