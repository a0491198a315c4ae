import { employerPath, type PublicEmployer } from '@/lib/employers/records/mapper';
import type { AddressOf, Thing } from './json-ld';

export const employerData = (employer: PublicEmployer, addressOf: AddressOf): Thing<'Organization'> => ({
  '@type': 'Organization',
  name: employer.name,
  url: employer.website ?? addressOf(employerPath(employer)),
  ...(employer.website !== null && { sameAs: [addressOf(employerPath(employer))] }),
  ...(employer.logo !== null && { logo: addressOf(employer.logo) }),
  ...(employer.about !== '' && { description: employer.about }),
});
